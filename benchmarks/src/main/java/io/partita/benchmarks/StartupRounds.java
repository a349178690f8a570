package io.partita.benchmarks;

import io.partita.benchmarks.fork.ForkedJvm;
import io.partita.benchmarks.fork.Spent;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import io.partita.benchmarks.startup.FirstRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The first mapped item of fresh JVMs, the contenders in turn. */
final class StartupRounds {

  private static final int JVMS_PER_ROUND = 7;

  private StartupRounds() {}

  /** The median of several JVMs per contender. */
  static List<Score> run(int round) throws IOException, InterruptedException {
    FirstRecord.Way[] ways = FirstRecord.Way.values();
    List<List<Spent>> spent = new ArrayList<>();
    for (FirstRecord.Way way : ways) {
      spent.add(new ArrayList<>());
    }
    for (int i = 0; i < JVMS_PER_ROUND; i++) {
      for (FirstRecord.Way way : ways) {
        spent
            .get(way.ordinal())
            .add(ForkedJvm.run(List.of(), FirstRecord.class, List.of(way.name())));
      }
    }
    List<Score> scores = new ArrayList<>();
    for (FirstRecord.Way way : ways) {
      String contender = Contender.valueOf(way.name()).label();
      List<Spent> jvms = spent.get(way.ordinal());
      double time = median(jvms.stream().mapToLong(Spent::nanos).sorted().toArray());
      double cpu = median(jvms.stream().mapToLong(Spent::cpuNanos).sorted().toArray());
      scores.add(new Score(Labels.STARTUP, Measure.TIME, contender, round, time));
      scores.add(new Score(Labels.STARTUP, Measure.CPU, contender, round, cpu));
    }
    return scores;
  }

  private static double median(long[] sorted) {
    return sorted[sorted.length / 2];
  }
}
