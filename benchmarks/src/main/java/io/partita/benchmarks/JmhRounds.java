package io.partita.benchmarks;

import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs JMH benchmarks workload by workload, each contender in a JVM of its own. What else the
 * machine does changes over minutes: contenders that run one after the other meet about the same.
 */
final class JmhRounds {

  private static final String BYTES = "gc.alloc.rate.norm";

  private final RunSettings settings;

  JmhRounds(RunSettings settings) {
    this.settings = settings;
  }

  List<Score> pipeline(int round, Workload workload) throws RunnerException {
    return run(round, options(PipelineBenchmark.class).param("workload", workload.name()));
  }

  List<Score> mapper(int round) throws RunnerException {
    return run(round, options(MapperBenchmark.class));
  }

  private ChainedOptionsBuilder options(Class<?> benchmark) {
    return new OptionsBuilder()
        .include("\\b" + benchmark.getSimpleName() + "\\b")
        .forks(1)
        .warmupIterations(settings.seconds())
        .warmupTime(TimeValue.seconds(1))
        .measurementIterations(settings.seconds())
        .measurementTime(TimeValue.seconds(1))
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT)
        .addProfiler(GCProfiler.class)
        .addProfiler(CpuProfiler.class);
  }

  private static List<Score> run(int round, ChainedOptionsBuilder options) throws RunnerException {
    List<Score> scores = new ArrayList<>();
    for (RunResult result : new Runner(options.build()).run()) {
      scores.add(score(result, Measure.TIME, round, result.getPrimaryResult()));
      scores.add(score(result, Measure.CPU, round, secondary(result, CpuProfiler.RESULT)));
      scores.add(score(result, Measure.BYTES, round, secondary(result, BYTES)));
    }
    return scores;
  }

  private static Result<?> secondary(RunResult result, String name) {
    Result<?> secondary = result.getSecondaryResults().get(name);
    if (secondary == null) {
      throw new IllegalStateException("JMH has no result " + name);
    }
    return secondary;
  }

  /** The median of the iterations: one that was interrupted by something else does not matter. */
  private static Score score(RunResult run, Measure measure, int round, Result<?> result) {
    Contender contender = Contender.valueOf(run.getParams().getParam("contender"));
    return new Score(
        label(run), measure, contender.label(), round, result.getStatistics().getPercentile(50));
  }

  private static String label(RunResult run) {
    String workload = run.getParams().getParam("workload");
    String method = run.getParams().getBenchmark();
    String name = method.substring(method.lastIndexOf('.') + 1);
    return switch (name) {
      case "pipeline" -> Workload.valueOf(workload).label();
      case "toItem" -> Labels.TO_ITEM;
      case "fromItem" -> Labels.FROM_ITEM;
      default -> throw new IllegalArgumentException("No label for " + name);
    };
  }
}
