package io.partita.benchmarks.report;

import static io.partita.benchmarks.report.Measure.BYTES;
import static io.partita.benchmarks.report.Measure.TIME;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatioTableTest {

  private final Scores scores = new Scores();
  private final RatioTable table = new RatioTable(List.of("fast", "slow", "absent"), "slow");

  @Test
  void everyContenderIsComparedWithTheBaselineOfItsRound() {
    scores.addAll(
        List.of(
            new Score("read", BYTES, "slow", 1, 50),
            new Score("read", BYTES, "fast", 1, 10),
            new Score("read", TIME, "fast", 1, 20),
            new Score("read", TIME, "slow", 1, 100),
            new Score("read", TIME, "fast", 2, 60),
            new Score("read", TIME, "slow", 2, 200),
            new Score("write", TIME, "slow", 1, 7)));

    assertEquals(
        """
        Ratios to "slow" = 1; less is better.

        | workload | measure | fast | slow | absent |
        | --- | --- | ---: | ---: | ---: |
        | read | time | 0.25 ±0.05 | 1.00 |  |
        | read | bytes allocated | 0.20 | 1.00 |  |
        | write | time |  | 1.00 |  |
        """,
        table.markdown(scores));
  }

  @Test
  void roundsThatLackTheBaselineDoNotCount() {
    scores.addAll(
        List.of(
            new Score("read", TIME, "fast", 1, 20),
            new Score("read", TIME, "slow", 2, 100),
            new Score("read", TIME, "fast", 2, 50)));

    assertEquals(0.5, scores.ratio("read", TIME, "fast", "slow").orElseThrow().median());
  }

  @Test
  void theMedianIsUnmovedByOneBadRound() {
    assertEquals("0.30 ±0.24", Ratio.of(List.of(0.29, 1.0, 0.30)).toString());
    assertEquals(0.25, Ratio.of(List.of(0.3, 0.2)).median(), 1e-9);
  }

  @Test
  void goalsSayWhetherTheyAreReached() {
    scores.addAll(
        List.of(new Score("read", TIME, "fast", 1, 20), new Score("read", TIME, "slow", 1, 100)));

    assertEquals(
        "| read | time | slow | 0.20 | 0.20 | reached |\n",
        new Goal("read", TIME, "fast", "slow", 0.20).row(scores));
    assertEquals(
        "| read | time | slow | 0.19 | 0.20 | missed |\n",
        new Goal("read", TIME, "fast", "slow", 0.19).row(scores));
    assertEquals("", new Goal("write", TIME, "fast", "slow", 1).row(scores));
  }
}
