package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page works in a browser, on a desk and on a phone. */
class PageTest {

  private static final String EXAMPLE = "clubs";

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
        const root = page.documentElement;
        const shown = selector =>
            [...page.querySelectorAll(selector)].filter(e => e.getClientRects().length > 0).length;
        const search = text => {
          const input = page.querySelector('input');
          input.value = text;
          input.dispatchEvent(new Event('input'));
        };
        const back = () => frame.contentWindow.getComputedStyle(page.body).backgroundColor;
        const results = ['width ' + root.clientWidth];
        results.push('too wide by ' + (root.scrollWidth - root.clientWidth));
        results.push('drawing ' + (page.querySelector('.graph').getBoundingClientRect().width > 300));
        results.push('boxes ' + shown('#relations .first'));
        results.push('partitions ' + shown('.partition'));
        const all = shown('.found');
        search('byClub withMember');
        results.push('found ' + shown('.found'));
        search('nowhere to be found');
        results.push('then ' + shown('.found') + ' ' + shown('#none'));
        search('');
        results.push('all again ' + (all === shown('.found')));
        const before = back();
        page.getElementById('theme').click();
        results.push('other colours ' + (before !== back()));
        document.body.innerHTML = '<pre>' + results.join(', ') + '</pre>';
      };
      document.body.append(frame);
      </script>
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"1280", "390"})
  void rendersAndFindsAndLogsNoError(int width) throws IOException, InterruptedException {
    Browser browser = Browser.assumeInstalled();
    Path frame =
        Files.writeString(
            folder.resolve("frame.html"),
            FRAME.formatted(
                Base64.getEncoder().encodeToString(page().getBytes(StandardCharsets.UTF_8)),
                width));
    String output = browser.dump(frame);
    Matcher text = Pattern.compile("<pre>(.*)</pre>").matcher(output);
    assertTrue(text.find(), output);
    assertEquals(
        "width "
            + width
            + ", too wide by 0, drawing true, boxes 7, partitions 13, found 1, then 0 1,"
            + " all again true, other colours true",
        text.group(1));
    assertFalse(output.contains("CONSOLE"), output);
  }

  @Test
  void aBrowserFindsMistakesInScripts() throws IOException, InterruptedException {
    Browser browser = Browser.assumeInstalled();
    Path broken =
        Files.writeString(
            folder.resolve("broken.html"), "<!DOCTYPE html><script>missing();</script>");
    String output = browser.dump(broken);
    assertTrue(output.contains("CONSOLE"), output);
  }

  @Test
  void refersToNothingOutsideOfItself() {
    Matcher reference =
        Pattern.compile("(?:src|href)=\"(?!#|data:)[^\"]*\"|@import|url\\(|https?://(?!example)")
            .matcher(page());
    assertFalse(reference.find(), () -> reference.group());
  }

  @Test
  void showsThePlanOfEveryCollection() {
    String page = page().replace("<wbr>", "");
    assertTrue(page.contains("SK BETWEEN &quot;#BOOKINGS&quot; AND &quot;BOOKING$&quot;"), page);
    assertTrue(page.contains("none needed: the range holds members only"), page);
    assertTrue(page.contains("Type IN (&quot;Member&quot;, &quot;Membership&quot;)"), page);
  }

  @Test
  void namesOfUsersAreText() {
    assertEquals("&lt;b&gt; &amp; &quot;c&quot;", Html.escaped("<b> & \"c\""));
    assertEquals("<code>A#<wbr>&lt;b&gt;</code>", Html.code("A#<b>"));
  }

  private static String page() {
    return WrittenDocuments.of(EXAMPLE).get("index.html");
  }
}
