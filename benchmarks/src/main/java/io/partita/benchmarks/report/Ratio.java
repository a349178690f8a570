package io.partita.benchmarks.report;

import java.util.List;
import java.util.Locale;

/** The median of the ratios of all rounds, and how far they are from it on average. */
public record Ratio(double median, double deviation) {

  /** Of at least one round. */
  public static Ratio of(List<Double> rounds) {
    List<Double> sorted = rounds.stream().sorted().toList();
    int middle = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1
            ? sorted.get(middle)
            : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    double deviation =
        sorted.stream().mapToDouble(ratio -> Math.abs(ratio - median)).average().orElseThrow();
    return new Ratio(median, deviation);
  }

  /** Two digits, with the deviation if there is one: {@code 0.31 ±0.02}. */
  @Override
  public String toString() {
    String text = String.format(Locale.ROOT, "%.2f", median);
    String spread = String.format(Locale.ROOT, "%.2f", deviation);
    return spread.equals("0.00") ? text : text + " ±" + spread;
  }
}
