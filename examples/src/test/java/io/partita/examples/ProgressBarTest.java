package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Progress;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

  @Test
  void oneLineIsDrawnAgainUntilAllIsDone() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ProgressBar bar = new ProgressBar(new PrintStream(out, true, StandardCharsets.UTF_8));
    bar.accept(new Progress(0, OptionalLong.of(4000), Duration.ZERO));
    bar.accept(new Progress(1000, OptionalLong.of(4000), Duration.ofSeconds(2)));
    bar.accept(new Progress(4000, OptionalLong.of(4000), Duration.ofSeconds(4)));
    assertEquals(
        "\r[........................................]   0 %  0 of 4,000 items, 0 per second"
            + "\r[##########..............................]  25 %  1,000 of 4,000 items, 500 per second"
            + "\r[########################################] 100 %  4,000 of 4,000 items, 1000 per second\n",
        out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"));
  }
}
