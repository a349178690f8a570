package io.partita.runtime;

import java.time.Duration;

/**
 * The {@link Options} that can be other ones for some calls than for the rest: how consistent they
 * read, how sure they are of their outcome, how long they keep trying, and who is told. What all
 * calls must agree on (the clock, the names of attributes, the fast path) is not among them.
 *
 * @see EntityTable#with
 */
public interface CallOptions {

  /** See {@link Options#eventuallyConsistentReads()}. */
  CallOptions eventuallyConsistentReads(boolean eventuallyConsistentReads);

  /** See {@link Options#exactOutcomes()}. */
  CallOptions exactOutcomes(boolean exactOutcomes);

  /** See {@link Options#writeAttempts()}. */
  CallOptions writeAttempts(int writeAttempts);

  /** See {@link Options#batchAttempts()}. */
  CallOptions batchAttempts(int batchAttempts);

  /** See {@link Options#transactionAttempts()}. */
  CallOptions transactionAttempts(int transactionAttempts);

  /** See {@link Options#batchDeadline()}. */
  CallOptions batchDeadline(Duration batchDeadline);

  /** See {@link Options#conflictDeadline()}. */
  CallOptions conflictDeadline(Duration conflictDeadline);

  /** See {@link Options#cascadeDeadline()}. */
  CallOptions cascadeDeadline(Duration cascadeDeadline);

  /**
   * Sets {@link #batchDeadline}, {@link #conflictDeadline} and {@link #cascadeDeadline}: after that
   * time, nothing that could be sent again is. A request that is under way is waited for; {@link
   * #requestTimeout} limits that.
   */
  CallOptions deadline(Duration deadline);

  /** See {@link Options#requestTimeout()}. */
  CallOptions requestTimeout(Duration requestTimeout);

  /** See {@link Options#backoffBase()} and {@link Options#backoffMax()}. */
  CallOptions backoff(Duration base, Duration max);

  /** Sets the one listener, in place of another; see {@link Options#listener()}. */
  CallOptions listener(OperationListener listener);

  /** See {@link Options#reportConsumedCapacity()}. */
  CallOptions reportConsumedCapacity(boolean reportConsumedCapacity);
}
