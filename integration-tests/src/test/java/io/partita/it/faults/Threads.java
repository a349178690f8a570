package io.partita.it.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the parts of a test at the same time. */
final class Threads {

  private Threads() {}

  /** Runs the work of every thread and throws the first failure. */
  static void run(int count, Work work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int thread = i;
        running.add(threads.submit(() -> work.of(thread)));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException failure) {
      throw new AssertionError("In a thread: " + failure.getCause(), failure.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  /** What one of several threads does. */
  @FunctionalInterface
  interface Work {
    void of(int thread);
  }
}
