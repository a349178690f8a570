package io.partita.benchmarks.compile;

import io.partita.benchmarks.fork.Spent;
import io.partita.benchmarks.report.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** A Markdown table of compile times, as ratios. */
public final class CompileTable {

  /** The sizes of the projects. */
  public static final List<Integer> SIZES = List.of(10, 100, 500);

  private static final int REFERENCE = 100;

  private CompileTable() {}

  /** A row per size; every size must have been measured equally often. */
  public static String markdown(List<CompileTime> times) {
    if (times.isEmpty()) {
      return "";
    }
    StringBuilder table =
        new StringBuilder(
            "Compile time, javac with the processor, each in 512 MB:\n\n"
                + "| entities | to javac on generated sources: time | processor time"
                + " | per entity, to "
                + REFERENCE
                + " entities: time | processor time |\n|---:|---:|---:|---:|---:|\n");
    for (int size : SIZES) {
      table.append(row(size, times));
    }
    return table.toString();
  }

  private static String row(int size, List<CompileTime> times) {
    return "| %d | %s | %s | %s | %s |%n"
        .formatted(
            size,
            processor(size, times, Spent::nanos),
            processor(size, times, Spent::cpuNanos),
            perEntity(size, times, Spent::nanos),
            perEntity(size, times, Spent::cpuNanos))
        .replace(System.lineSeparator(), "\n");
  }

  private static Ratio processor(int size, List<CompileTime> times, ToLongFunction<Spent> part) {
    return Ratio.of(
        values(
            size,
            times,
            time ->
                (double) part.applyAsLong(time.withProcessor())
                    / part.applyAsLong(time.generated())));
  }

  private static Ratio perEntity(int size, List<CompileTime> times, ToLongFunction<Spent> part) {
    ToDoubleFunction<CompileTime> cost =
        time -> (double) part.applyAsLong(time.withProcessor()) / time.entities();
    List<Double> own = values(size, times, cost);
    List<Double> reference = values(REFERENCE, times, cost);
    List<Double> ratios = new ArrayList<>();
    for (int round = 0; round < own.size(); round++) {
      ratios.add(own.get(round) / reference.get(round));
    }
    return Ratio.of(ratios);
  }

  private static List<Double> values(
      int size, List<CompileTime> times, ToDoubleFunction<CompileTime> value) {
    return times.stream()
        .filter(time -> time.entities() == size)
        .map(value::applyAsDouble)
        .toList();
  }
}
