package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.document.RelationDrawing.Box;
import io.partita.processor.document.RelationDrawing.Line;
import io.partita.processor.document.RelationLayout.Edge;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The drawing of relations fits phones, tablets and desks, however many entities there are. */
class RelationDrawingTest {

  private static final List<Integer> WIDTHS = List.of(390, 768, 1280);

  /** Shows the page in frames of several widths, and says what is where it should not be. */
  private static final String FRAMES =
      """
      <!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script>
      const bytes = Uint8Array.from(atob('%s'), c => c.charCodeAt(0));
      const text = new TextDecoder().decode(bytes);
      const results = [];
      const measure = frame => {
        const page = frame.contentDocument;
        const root = page.documentElement;
        const section = page.getElementById('relations');
        const all = selector => [...section.querySelectorAll(selector)];
        const area = (what, r) =>
            ({what, left: r.left, top: r.top, right: r.right, bottom: r.bottom});
        const areas = selector =>
            all(selector).map(e => area(e.className.baseVal ?? e.className, e.getBoundingClientRect()));
        const texts = [];
        const walker = page.createTreeWalker(section, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = page.createRange();
          range.selectNodeContents(node);
          const box = node.parentElement.closest('.cell')?.getBoundingClientRect();
          for (const r of node.data.trim() ? range.getClientRects() : []) {
            texts.push(area(node.data.trim(), r));
            if (box && (r.left < box.left || r.right > box.right || r.top < box.top || r.bottom > box.bottom)) {
              results.push(node.data + ' leaves its box');
            }
          }
        }
        const overlap = (one, two) => one !== two
            && one.left < two.right - .5 && two.left < one.right - .5
            && one.top < two.bottom - .5 && two.top < one.bottom - .5;
        const apart = (some, others) => some.forEach(one => others.filter(two => overlap(one, two))
            .forEach(two => results.push(one.what + ' overlaps ' + two.what)));
        const boxes = areas('.cell');
        const lanes = areas('.lane');
        const branches = areas('.branch');
        const toes = areas('.toes');
        apart(texts, texts);
        apart(boxes, boxes);
        apart(lanes, lanes);
        apart(branches, branches);
        apart([...lanes, ...branches, ...toes], [...boxes, ...texts]);
        apart(lanes, toes);
        const room = section.getBoundingClientRect();
        [...texts, ...boxes, ...lanes, ...branches, ...toes]
            .filter(a => a.left < room.left - .5 || a.right > Math.min(room.right, root.clientWidth) + .5)
            .forEach(a => results.push(a.what + ' is outside'));
        all('*').filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)
            .forEach(e => results.push(e.tagName + ' scrolls'));
        const tops = areas('.others .cell').map(a => a.top);
        const beside = Math.max(0, ...tops.map(top => tops.filter(other => other === top).length));
        results.push('width ' + root.clientWidth + ' boxes ' + all('.first a').length
            + ' branches ' + branches.length + ' beside ' + beside);
      };
      const widths = %s;
      const frames = widths.map(width => {
        const frame = document.createElement('iframe');
        frame.style = 'width: ' + width + 'px; height: 800px; border: 0';
        frame.srcdoc = text;
        return frame;
      });
      Promise.all(frames.map(frame => new Promise(loaded => {
        frame.onload = loaded;
        document.body.append(frame);
      }))).then(() => {
        frames.forEach(measure);
        document.body.innerHTML = '<pre></pre>';
        document.querySelector('pre').textContent = results.join('\\n');
      });
      </script>
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void nothingOverlapsOrLiesOutside(RelationModels model) throws IOException, InterruptedException {
    check(model.page(), model.size(), model.branches(), model.unrelated());
  }

  @Test
  void aLongChainFits() throws IOException, InterruptedException {
    List<Box> boxes =
        IntStream.range(0, 30)
            .mapToObj(RelationModels::name)
            .map(name -> new Box(name, name, List.of("A#{id}", "#INFO#{" + name + "}")))
            .toList();
    List<Line> lines =
        IntStream.range(1, 30)
            .mapToObj(i -> new Line(new Edge(i - 1, i), "of " + boxes.get(i - 1).name()))
            .toList();
    Html drawing = new Html();
    new RelationDrawing(boxes, lines).addTo(drawing);
    check(
        RelationModels.SMALL
            .page()
            .replaceFirst(
                "(?s)(<h2>Relations</h2>\n).*?(</section>)",
                "$1" + Matcher.quoteReplacement(drawing.text()) + "$2"),
        boxes.size(),
        2 * lines.size(),
        0);
  }

  private void check(String page, int boxes, int branches, int unrelated)
      throws IOException, InterruptedException {
    Browser browser = Browser.assumeInstalled();
    String bytes = Base64.getEncoder().encodeToString(page.getBytes(StandardCharsets.UTF_8));
    Path frames = Files.writeString(folder.resolve("frames.html"), FRAMES.formatted(bytes, WIDTHS));
    String output = browser.dump(frames);
    Matcher results = Pattern.compile("(?s)<pre>(.*)</pre>").matcher(output);
    assertTrue(results.find(), output);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < WIDTHS.size(); i++) {
      expected.add(
          "width %d boxes %d branches %d beside %d"
              .formatted(WIDTHS.get(i), boxes, branches, Math.min(unrelated, i + 1)));
    }
    assertEquals(expected, results.group(1).lines().toList());
    assertFalse(output.contains("CONSOLE"), output);
  }
}
