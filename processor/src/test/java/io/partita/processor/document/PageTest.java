package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page works in a browser, on a desk and on a phone. */
class PageTest {

  /** Shows the page in a frame of a width, because browsers have no windows as narrow as phones. */
  private static final String FRAME =
      """
      <!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script>
      const bytes = Uint8Array.from(atob('%s'), c => c.charCodeAt(0));
      const frame = document.createElement('iframe');
      frame.style = 'width: %dpx; height: 800px; border: 0';
      frame.srcdoc = new TextDecoder().decode(bytes);
      frame.onload = () => {
        const page = frame.contentDocument;
        const shown = selector =>
            [...page.querySelectorAll(selector)].filter(e => e.getClientRects().length > 0).length;
        const search = text => {
          const input = page.querySelector('input');
          input.value = text;
          input.dispatchEvent(new Event('input'));
        };
        const results = ['width ' + page.documentElement.clientWidth];
        results.push('too wide by ' + (page.documentElement.scrollWidth - page.documentElement.clientWidth));
        results.push('drawing ' + (page.querySelector('svg').getBoundingClientRect().width > 300));
        results.push('boxes ' + shown('svg rect'));
        results.push('partitions ' + shown('.partition'));
        search('byGroup withUser');
        results.push('found ' + shown('.found'));
        search('nowhere to be found');
        results.push('then ' + shown('.found') + ' ' + shown('#none'));
        document.body.innerHTML = '<pre>' + results.join(', ') + '</pre>';
      };
      document.body.append(frame);
      </script>
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"community, 1280, 4, 9", "community, 390, 4, 9", "workspace, 390, 4, 2"})
  void rendersAndFindsAndLogsNoError(String example, int width, int boxes, int partitions)
      throws IOException, InterruptedException {
    Tool browser = Tool.assumeInstalled("chromium");
    Path frame =
        Files.writeString(
            folder.resolve("frame.html"),
            FRAME.formatted(
                Base64.getEncoder().encodeToString(page(example).getBytes(StandardCharsets.UTF_8)),
                width));
    Tool.Result result =
        browser.run(
            folder,
            List.of(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--enable-logging=stderr",
                "--user-data-dir=" + folder.resolve("profile"),
                "--window-size=1400,900",
                "--virtual-time-budget=5000",
                "--dump-dom",
                frame.toUri().toString()));
    Matcher text = Pattern.compile("<pre>(.*)</pre>").matcher(result.output());
    assertTrue(text.find(), result::output);
    assertEquals(
        "width %d, too wide by 0, drawing true, boxes %d, partitions %d, found %d, then 0 1"
            .formatted(width, boxes, partitions, example.equals("community") ? 1 : 0),
        text.group(1));
    assertFalse(result.output().contains("CONSOLE"), result::output);
  }

  @Test
  void refersToNothingOutsideOfItself() {
    Matcher reference =
        Pattern.compile("(?:src|href)=\"(?!#|data:)[^\"]*\"|@import|url\\(|https?://(?!example)")
            .matcher(page("community"));
    assertFalse(reference.find(), () -> reference.group());
  }

  @Test
  void namesOfUsersAreText() {
    assertEquals("&lt;b&gt; &amp; &quot;c&quot;", Html.escaped("<b> & \"c\""));
  }

  private static String page(String example) {
    return WrittenDocuments.of(example).get("index.html");
  }
}
