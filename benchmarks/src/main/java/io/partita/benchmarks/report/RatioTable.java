package io.partita.benchmarks.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A Markdown table of ratios: a row per workload and measure, a column per contender. */
public final class RatioTable {

  private final List<String> contenders;
  private final String baseline;

  /** All ratios are against {@code baseline}, which is one of the contenders. */
  public RatioTable(List<String> contenders, String baseline) {
    this.contenders = List.copyOf(contenders);
    this.baseline = baseline;
  }

  /** The table, with a line before it that names the baseline; empty if nothing was measured. */
  public String markdown(Scores scores) {
    if (scores.isEmpty()) {
      return "";
    }
    StringBuilder table =
        new StringBuilder("Ratios to \"" + baseline + "\" = 1; less is better.\n\n");
    table.append(line("workload", "measure", contenders));
    table.append(line("---", "---", contenders.stream().map(c -> "---:").toList()));
    for (Map.Entry<String, List<Measure>> row : scores.rows().entrySet()) {
      for (Measure measure : row.getValue()) {
        table.append(line(row.getKey(), measure.toString(), cells(scores, row.getKey(), measure)));
      }
    }
    return table.toString();
  }

  private List<String> cells(Scores scores, String workload, Measure measure) {
    return contenders.stream()
        .map(
            contender ->
                scores
                    .ratio(workload, measure, contender, baseline)
                    .map(Ratio::toString)
                    .orElse(""))
        .toList();
  }

  private static String line(String workload, String measure, List<String> cells) {
    return cells.stream()
        .collect(Collectors.joining(" | ", "| " + workload + " | " + measure + " | ", " |\n"));
  }
}
