package io.partita.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time of one operation, with its share of garbage collection: on a machine that does
 * other things too it varies far less than the time by the clock.
 */
public final class CpuProfiler implements InternalProfiler {

  /** The name of its result. */
  static final String RESULT = "cpu";

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private long start;

  @Override
  public String getDescription() {
    return "Processor time per operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    start = system.getProcessCpuTime();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double nanos = system.getProcessCpuTime() - start;
    double operations = result.getMetadata().getAllOps();
    return List.of(new ScalarResult(RESULT, nanos / operations, "ns/op", AggregationPolicy.AVG));
  }
}
