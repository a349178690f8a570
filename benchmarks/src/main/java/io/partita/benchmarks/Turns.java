package io.partita.benchmarks;

import com.sun.management.ThreadMXBean;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/**
 * Measures contenders that take turns in one JVM, in random order: what else the machine does
 * changes more from one second to the next than they differ.
 */
final class Turns {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Duration perContender;
  private final Duration turn;
  private final Random random = new Random(1);

  /**
   * @param perContender for how long is measured, on average of the contenders
   * @param turn how long the calls of one turn take at least; zero for one call
   */
  Turns(Duration perContender, Duration turn) {
    this.perContender = perContender;
    this.turn = turn;
  }

  /**
   * What each contender needs for one call.
   *
   * @param workload its name in the table
   */
  List<Score> run(int round, String workload, Map<Contender, Contest> contests) {
    Map<Contender, Integer> calls = new EnumMap<>(Contender.class);
    contests.forEach((contender, contest) -> calls.put(contender, callsPerTurn(contest)));
    Map<Contender, List<Cost>> costs = takeTurns(contests, calls);
    List<Score> scores = new ArrayList<>();
    costs.forEach(
        (contender, all) -> {
          scores.add(score(round, workload, contender, Measure.TIME, all, Cost::nanos));
          scores.add(score(round, workload, contender, Measure.CPU, all, Cost::cpuNanos));
          scores.add(score(round, workload, contender, Measure.BYTES, all, Cost::bytes));
        });
    return scores;
  }

  private int callsPerTurn(Contest contest) {
    int calls = 0;
    long end = System.nanoTime() + turn.toNanos();
    contest.prepare();
    do {
      contest.call();
      calls++;
    } while (System.nanoTime() < end);
    contest.undo();
    return calls;
  }

  private Map<Contender, List<Cost>> takeTurns(
      Map<Contender, Contest> contests, Map<Contender, Integer> calls) {
    Map<Contender, List<Cost>> costs = new EnumMap<>(Contender.class);
    contests.keySet().forEach(contender -> costs.put(contender, new ArrayList<>()));
    List<Contender> order = new ArrayList<>(contests.keySet());
    long end = System.nanoTime() + order.size() * perContender.toNanos();
    do {
      Collections.shuffle(order, random);
      for (Contender contender : order) {
        costs.get(contender).add(measured(contests.get(contender), calls.get(contender)));
      }
    } while (System.nanoTime() < end);
    return costs;
  }

  /** All of a call happens on the calling thread. */
  private static Cost measured(Contest contest, int calls) {
    contest.prepare();
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long cpu = THREADS.getCurrentThreadCpuTime();
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      contest.call();
    }
    double nanos = System.nanoTime() - start;
    double cpuNanos = THREADS.getCurrentThreadCpuTime() - cpu;
    double allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    contest.undo();
    return new Cost(nanos / calls, cpuNanos / calls, allocated / calls);
  }

  /** The median of the turns: one that was interrupted by something else does not matter. */
  private static Score score(
      int round,
      String workload,
      Contender contender,
      Measure measure,
      List<Cost> costs,
      ToDoubleFunction<Cost> value) {
    double[] sorted = costs.stream().mapToDouble(value).sorted().toArray();
    return new Score(workload, measure, contender.label(), round, sorted[sorted.length / 2]);
  }

  /** What one call takes. */
  private record Cost(double nanos, double cpuNanos, double bytes) {}

  /** What one contender does. */
  interface Contest {

    void call();

    /** Makes the table what the call expects. */
    default void prepare() {}

    /** Makes the table what the other contenders expect. */
    default void undo() {}
  }
}
