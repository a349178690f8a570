package io.partita.benchmarks;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * Runs an operation until the JIT compiler has nothing to do any more. How long that takes depends
 * on how much code there is and on what else the machine does: a time that is long enough for one
 * contender measures another while it is still being compiled.
 */
final class WarmUp {

  private static final long STEP_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** A second with less compilation than this is a quiet one. */
  private static final long QUIET_MILLIS = 20;

  private static final int QUIET_STEPS = 2;
  private static final int MAX_STEPS = 60;

  private WarmUp() {}

  static void run(Runnable operation) {
    CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    int quiet = 0;
    for (int step = 0; step < MAX_STEPS && quiet < QUIET_STEPS; step++) {
      long before = compiler.getTotalCompilationTime();
      long end = System.nanoTime() + STEP_NANOS;
      do {
        operation.run();
      } while (System.nanoTime() < end);
      quiet = compiler.getTotalCompilationTime() - before < QUIET_MILLIS ? quiet + 1 : 0;
    }
  }
}
