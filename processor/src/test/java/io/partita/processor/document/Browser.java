package io.partita.processor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    return chromium
        .run(
            page.toAbsolutePath().getParent(),
            List.of(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--enable-logging=stderr",
                "--hide-scrollbars",
                "--user-data-dir=" + profile(),
                "--window-size=1400,900",
                "--virtual-time-budget=5000",
                "--timeout=30000",
                "--dump-dom",
                page.toUri().toString()))
        .output();
  }

  /** A fresh one; in the build's folder, because the browser may still write when it has ended. */
  private static Path profile() throws IOException {
    Path build = Files.createDirectories(Path.of("target"));
    return Files.createTempDirectory(build, "browser").toAbsolutePath();
  }
}
