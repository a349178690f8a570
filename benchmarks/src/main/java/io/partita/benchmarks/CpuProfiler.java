package io.partita.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time that the threads of the program take for one operation, without those of the
 * compiler and of garbage collection: on a machine that does other things too it varies far less
 * than the time by the clock.
 */
public final class CpuProfiler implements InternalProfiler {

  /** The name of its result. */
  static final String RESULT = "cpu";

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long start;

  @Override
  public String getDescription() {
    return "Processor time per operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    start = total();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double nanos = total() - start;
    double operations = result.getMetadata().getAllOps();
    return List.of(new ScalarResult(RESULT, nanos / operations, "ns/op", AggregationPolicy.AVG));
  }

  private long total() {
    return Arrays.stream(threads.getAllThreadIds())
        .map(threads::getThreadCpuTime)
        .filter(nanos -> nanos > 0)
        .sum();
  }
}
