package io.partita.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * Runs an operation for some seconds of processor time. By the clock, as JMH counts its warm-up, a
 * busy machine would measure code that is not compiled yet.
 */
final class WarmUp {

  private WarmUp() {}

  static void run(int cpuSeconds, Runnable operation) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + TimeUnit.SECONDS.toNanos(cpuSeconds);
    while (threads.getCurrentThreadCpuTime() < end) {
      operation.run();
    }
  }
}
