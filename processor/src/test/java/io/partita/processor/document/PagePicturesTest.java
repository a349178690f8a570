package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Takes the pictures of the page that the documentation shows. */
@EnabledIfSystemProperty(named = "pictures.update", matches = ".*")
class PagePicturesTest {

  private static final Path DOCS = Path.of("..", "docs");

  /** Shows the page in a frame, because browsers have no windows as narrow as phones. */
  private static final String FRAME =
      """
      <!DOCTYPE html><meta charset="utf-8"><body style="margin: 0"><script>
      const bytes = Uint8Array.from(atob('%s'), c => c.charCodeAt(0));
      const frame = document.createElement('iframe');
      frame.style = 'width: %dpx; height: %dpx; border: 0; display: block';
      frame.srcdoc = new TextDecoder().decode(bytes);
      frame.onload = () => { const page = frame.contentDocument; %s };
      document.body.append(frame);
      </script>
      """;

  @TempDir private Path folder;

  @Test
  void desktop() throws IOException, InterruptedException {
    take("page-desktop.png", 1280, 2460, "");
  }

  @Test
  void phone() throws IOException, InterruptedException {
    take(
        "page-phone.png",
        390,
        1250,
        "page.getElementById('theme').click();"
            + " page.getElementById('items').scrollIntoView({behavior: 'instant'});");
  }

  private void take(String name, int width, int height, String script)
      throws IOException, InterruptedException {
    String page = WrittenDocuments.of("clubs").get("index.html");
    String bytes = Base64.getEncoder().encodeToString(page.getBytes(StandardCharsets.UTF_8));
    Path frame =
        Files.writeString(
            folder.resolve("frame.html"), FRAME.formatted(bytes, width, height, script));
    Path window = folder.resolve("window.png");
    Browser.assumeInstalled().picture(frame, Math.max(width, 600), height + 200, window);
    BufferedImage taken = ImageIO.read(window.toFile()).getSubimage(0, 0, width, height);
    Path file = DOCS.resolve(name);
    assertTrue(ImageIO.write(simplified(taken), "png", file.toFile()));
    assertTrue(Files.size(file) < 250_000, () -> name + " is large");
  }

  /** Fewer shades, which nobody sees, make the file smaller. */
  private static BufferedImage simplified(BufferedImage image) {
    BufferedImage simplified =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        simplified.setRGB(x, y, image.getRGB(x, y) | 0x030303);
      }
    }
    return simplified;
  }
}
