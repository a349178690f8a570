package io.partita.benchmarks.report;

import java.util.Locale;

/** A ratio that one contender should not exceed. */
public record Goal(
    String workload, Measure measure, String contender, String baseline, double limit) {

  /** The head of the table that {@link #row} gives the rows of. */
  public static final String HEAD =
      "| workload | measure | against | goal | measured | |\n|---|---|---|---:|---:|---|\n";

  /** What was measured, and whether it is within the limit; empty if it was not measured. */
  public String row(Scores scores) {
    return scores
        .ratio(workload, measure, contender, baseline)
        .map(
            ratio ->
                String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %.2f | %s | %s |\n",
                    workload,
                    measure,
                    baseline,
                    limit,
                    ratio,
                    ratio.median() <= limit ? "reached" : "missed"))
        .orElse("");
  }
}
