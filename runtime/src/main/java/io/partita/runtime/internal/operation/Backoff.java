package io.partita.runtime.internal.operation;

import io.partita.runtime.Options;
import java.time.Duration;
import java.util.Optional;
import software.amazon.awssdk.retries.api.BackoffStrategy;

/**
 * When to try again: pauses that grow exponentially with full jitter, until a deadline or a number
 * of attempts. Immutable.
 */
final class Backoff {

  private final BackoffStrategy strategy;
  private final long deadline;
  private final int attempts;
  private final int attempt;

  private Backoff(BackoffStrategy strategy, long deadline, int attempts, int attempt) {
    this.strategy = strategy;
    this.deadline = deadline;
    this.attempts = attempts;
    this.attempt = attempt;
  }

  /** Begins now and lasts as long as options say for conflicts with transactions. */
  static Backoff onConflict(Options options) {
    return new Backoff(
        BackoffStrategy.exponentialDelay(options.backoffBase(), options.backoffMax()),
        System.nanoTime() + options.conflictDeadline().toNanos(),
        options.transactionAttempts(),
        1);
  }

  /**
   * The pause before the next attempt; empty when it would end after the deadline, or when there
   * have been enough.
   */
  Optional<Duration> pause() {
    if (attempt >= attempts) {
      return Optional.empty();
    }
    Duration pause = strategy.computeDelay(attempt);
    return System.nanoTime() + pause.toNanos() - deadline > 0
        ? Optional.empty()
        : Optional.of(pause);
  }

  Backoff next() {
    return new Backoff(strategy, deadline, attempts, attempt + 1);
  }
}
