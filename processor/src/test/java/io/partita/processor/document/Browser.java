package io.partita.processor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Chromium without a window. */
final class Browser {

  private final Tool chromium;

  private Browser(Tool chromium) {
    this.chromium = chromium;
  }

  /** The browser, or the test ends here with a message. */
  static Browser assumeInstalled() {
    return new Browser(Tool.assumeInstalled("chromium"));
  }

  /** What a page has become after its scripts ran, and what was logged. */
  String dump(Path page) throws IOException, InterruptedException {
    return open(page, "--window-size=1400,900", "--enable-logging=stderr", "--dump-dom");
  }

  /** Takes a picture of the upper left of a page. */
  void picture(Path page, int width, int height, Path file)
      throws IOException, InterruptedException {
    open(
        page,
        "--window-size=%d,%d".formatted(width, height),
        "--screenshot=" + file.toAbsolutePath());
  }

  private String open(Path page, String... options) throws IOException, InterruptedException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--user-data-dir=" + profile(),
                "--virtual-time-budget=5000",
                "--timeout=30000"));
    arguments.addAll(List.of(options));
    arguments.add(page.toUri().toString());
    return chromium.run(page.toAbsolutePath().getParent(), arguments).output();
  }

  /** A fresh one; in the build's folder, because the browser may still write when it has ended. */
  private static Path profile() throws IOException {
    Path build = Files.createDirectories(Path.of("target"));
    return Files.createTempDirectory(build, "browser").toAbsolutePath();
  }
}
