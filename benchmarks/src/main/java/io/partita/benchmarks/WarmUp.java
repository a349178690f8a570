package io.partita.benchmarks;

import io.partita.benchmarks.Turns.Contest;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * Runs contenders until the JIT compiler has nothing to do any more. How long that takes depends on
 * how much code there is and on what else the machine does: a time that is long enough for one
 * contender measures another while it is still being compiled.
 */
final class WarmUp {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long STEP_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** A second with less compilation than this is a quiet one. */
  private static final long QUIET_MILLIS = 20;

  /** As many in a row: a long compilation counts only when it has ended. */
  private static final int QUIET_STEPS = 3;

  /** Not less, for code that is not used often takes its time until it is compiled at all. */
  private static final int MIN_STEPS = 8;

  private static final int MAX_STEPS = 60;

  private WarmUp() {}

  static void run(Collection<Contest> contests) {
    CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    int quiet = 0;
    int step = 0;
    while (step < MIN_STEPS || quiet < QUIET_STEPS) {
      if (++step > MAX_STEPS) {
        System.err.println("After " + MAX_STEPS + " seconds the compiler is still busy.");
        return;
      }
      long before = compiler.getTotalCompilationTime();
      runForAWhile(contests);
      quiet = compiler.getTotalCompilationTime() - before < QUIET_MILLIS ? quiet + 1 : 0;
    }
  }

  /** For some processor time: a second by the clock in which this had to wait tells nothing. */
  private static void runForAWhile(Collection<Contest> contests) {
    long end = THREADS.getCurrentThreadCpuTime() + STEP_NANOS;
    do {
      contests.forEach(Contest::call);
    } while (THREADS.getCurrentThreadCpuTime() < end);
  }
}
