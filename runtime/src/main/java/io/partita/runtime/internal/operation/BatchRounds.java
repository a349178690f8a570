package io.partita.runtime.internal.operation;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Options;
import io.partita.runtime.Throttling;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.retries.api.BackoffStrategy;

/**
 * Sends the parts of a batch in rounds until none is left. What DynamoDB leaves unprocessed is sent
 * again after a pause; rounds in a row without any progress are limited, and so is the time.
 *
 * @param <T> a part of the batch
 */
public final class BatchRounds<T> {

  private final String entity;
  private final Function<? super T, ? extends Collection<?>> caller;
  private final Chunks<T> chunks;
  private final Deque<T> pending = new ArrayDeque<>();
  private final BackoffStrategy backoff;
  private final int attempts;
  private final Deadline deadline;
  private int fruitless;
  private boolean started;

  /**
   * @param caller what an exception shows of a part that is left: the caller's own record or key,
   *     or several that it stands for
   * @param chunks how many parts go into one request
   */
  public BatchRounds(
      String entity,
      Options options,
      Collection<T> parts,
      Function<? super T, ? extends Collection<?>> caller,
      Chunks<T> chunks) {
    this.entity = entity;
    this.caller = caller;
    this.chunks = chunks;
    pending.addAll(parts);
    backoff = BackoffStrategy.exponentialDelay(options.backoffBase(), options.backoffMax());
    attempts = options.batchAttempts();
    deadline = Deadline.in(options.batchDeadline());
  }

  /** Takes the parts of the next request from the front of the queue, at least one. */
  @FunctionalInterface
  public interface Chunks<T> {
    List<T> take(Deque<T> pending);
  }

  /** Runs all rounds; {@code send} sends one chunk and gives what was left unprocessed of it. */
  public Step<Boolean> run(Function<List<T>, Step<Collection<T>>> send) {
    if (pending.isEmpty()) {
      return Step.done(true);
    }
    List<T> chunk = chunks.take(pending);
    return send.apply(chunk).flatMap(left -> after(chunk, left, send));
  }

  private Step<Boolean> after(
      List<T> chunk, Collection<T> left, Function<List<T>, Step<Collection<T>>> send) {
    started = true;
    pending.addAll(left);
    if (left.isEmpty()) {
      fruitless = 0;
      return run(send);
    }
    fruitless = left.size() < chunk.size() ? 0 : fruitless + 1;
    if (fruitless >= attempts || deadline.isOver()) {
      throw new IncompleteBatchException(entity, remaining());
    }
    return Step.pause(pause(), () -> run(send));
  }

  private Duration pause() {
    Duration delay = backoff.computeDelay(fruitless + 1);
    Duration left = deadline.remaining();
    return delay.compareTo(left) < 0 ? delay : left;
  }

  /**
   * What to throw when sending a chunk failed: before anything was done the failure itself, and
   * then one that names what is left, the chunk included.
   */
  public RuntimeException failed(List<T> chunk, RuntimeException failure) {
    putBack(chunk);
    if (!started) {
      return failure;
    }
    // Only a message that is made with its cause tells what that was throttled by.
    return Throttling.of(failure).isEmpty()
        ? interrupted(failure)
        : new IncompleteBatchException(entity, remaining(), failure);
  }

  /**
   * What to throw when a chunk was refused: an exception that names what is left, the chunk
   * included, even if nothing was done.
   */
  public RuntimeException incomplete(List<T> chunk, RuntimeException refusal) {
    putBack(chunk);
    return new IncompleteBatchException(entity, remaining(), refusal);
  }

  private void putBack(List<T> chunk) {
    List<T> others = List.copyOf(pending);
    pending.clear();
    pending.addAll(chunk);
    pending.addAll(others);
  }

  /** What to throw when a pause was interrupted. */
  public RuntimeException interrupted(RuntimeException failure) {
    IncompleteBatchException incomplete = new IncompleteBatchException(entity, remaining());
    incomplete.initCause(failure);
    return incomplete;
  }

  private List<Object> remaining() {
    List<Object> remaining = new ArrayList<>();
    pending.forEach(part -> remaining.addAll(caller.apply(part)));
    return remaining;
  }
}
