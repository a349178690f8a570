package io.partita.benchmarks;

import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
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

  private static final String WORKLOAD = "workload";
  private static final String CONTENDER = "contender";
  private static final String BYTES = "gc.alloc.rate.norm";

  private final RunSettings settings;

  JmhRounds(RunSettings settings) {
    this.settings = settings;
  }

  List<Score> pipeline(int round, Workload workload) throws RunnerException {
    return run(round, options(PipelineBenchmark.class).param(WORKLOAD, workload.name()), true);
  }

  List<Score> mapper(int round) throws RunnerException {
    return run(round, options(MapperBenchmark.class), true);
  }

  /**
   * Runs a workload on a server. It goes on getting faster, so that every other round runs the
   * contenders from last to first.
   */
  List<Score> local(int round, Workload workload, String endpoint) throws RunnerException {
    List<Contender> contenders = Arrays.asList(Contender.values());
    if (round % 2 == 0) {
      Collections.reverse(contenders);
    }
    String[] order = contenders.stream().map(Contender::name).toArray(String[]::new);
    return run(round, localOptions(workload, endpoint).param(CONTENDER, order), false);
  }

  /** Lets a server meet a workload before anything of it is measured. */
  void warmUp(Workload workload, String endpoint) throws RunnerException {
    String contender = Contender.HAND_WRITTEN.name();
    new Runner(localOptions(workload, endpoint).param(CONTENDER, contender).build()).run();
  }

  private ChainedOptionsBuilder localOptions(Workload workload, String endpoint) {
    return options(LocalBenchmark.class)
        .param(WORKLOAD, workload.name())
        .jvmArgsAppend("-D" + LocalBenchmark.ENDPOINT + "=" + endpoint);
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

  private static List<Score> run(int round, ChainedOptionsBuilder options, boolean inMemory)
      throws RunnerException {
    List<Score> scores = new ArrayList<>();
    for (RunResult result : new Runner(options.build()).run()) {
      scores.add(score(result, Measure.TIME, round, result.getPrimaryResult()));
      if (inMemory) {
        scores.add(score(result, Measure.CPU, round, secondary(result, CpuProfiler.RESULT)));
        scores.add(score(result, Measure.BYTES, round, secondary(result, BYTES)));
      }
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
    Contender contender = Contender.valueOf(run.getParams().getParam(CONTENDER));
    return new Score(
        label(run), measure, contender.label(), round, result.getStatistics().getPercentile(50));
  }

  private static String label(RunResult run) {
    String workload = run.getParams().getParam(WORKLOAD);
    String method = run.getParams().getBenchmark();
    String name = method.substring(method.lastIndexOf('.') + 1);
    return switch (name) {
      case "pipeline" -> Workload.valueOf(workload).label();
      case "local" -> Labels.local(Workload.valueOf(workload));
      case "toItem" -> Labels.TO_ITEM;
      case "fromItem" -> Labels.FROM_ITEM;
      default -> throw new IllegalArgumentException("No label for " + name);
    };
  }
}
