package io.partita.examples;

import io.partita.runtime.Progress;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.Consumer;

/** Draws how far a long operation has come, on one line of the console. */
final class ProgressBar implements Consumer<Progress> {

  private static final int WIDTH = 40;

  private final PrintStream out;

  ProgressBar(PrintStream out) {
    this.out = out;
  }

  @Override
  public void accept(Progress progress) {
    long total = Math.max(1, progress.total().orElse(progress.done()));
    int filled = (int) (WIDTH * progress.done() / total);
    double seconds = progress.elapsed().toMillis() / 1000.0;
    out.printf(
        Locale.ROOT,
        "\r[%s%s] %3d %%  %,d of %,d items, %.0f per second",
        "#".repeat(filled),
        ".".repeat(WIDTH - filled),
        100 * progress.done() / total,
        progress.done(),
        total,
        seconds == 0 ? 0 : progress.done() / seconds);
    if (progress.done() >= total) {
      out.println();
    }
    out.flush();
  }
}
