package io.partita.runtime.internal.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import software.amazon.awssdk.core.exception.AbortedException;

/** Runs operations side by side, on threads that live as long as the call. */
public final class Parallel {

  private static final int MAX_THREADS = 16;

  private Parallel() {}

  /**
   * The results in the order of the operations. The first failure ends the others and is thrown.
   */
  public static <R> List<R> run(Driver driver, List<Step<R>> operations) {
    if (driver instanceof ExplainDriver explain) {
      return explain.runAll(operations);
    }
    if (operations.size() <= 1) {
      return operations.stream().map(driver::run).toList();
    }
    ExecutorService threads =
        Executors.newFixedThreadPool(Math.min(MAX_THREADS, operations.size()), Parallel::thread);
    try {
      return results(driver, operations, new ExecutorCompletionService<>(threads));
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      throw AbortedException.create("Interrupted while waiting for other reads.", interruption);
    } finally {
      threads.shutdownNow();
    }
  }

  private static <R> List<R> results(
      Driver driver, List<Step<R>> operations, CompletionService<R> threads)
      throws InterruptedException {
    List<Future<R>> futures = new ArrayList<>();
    operations.forEach(operation -> futures.add(threads.submit(() -> driver.run(operation))));
    for (int i = 0; i < futures.size(); i++) {
      result(threads.take());
    }
    List<R> results = new ArrayList<>();
    for (Future<R> future : futures) {
      results.add(result(future));
    }
    return results;
  }

  private static <R> R result(Future<R> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException exception) {
        throw exception;
      }
      if (failure.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(failure.getCause());
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "partita-read");
    thread.setDaemon(true);
    return thread;
  }
}
