package io.partita.runtime;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What an operation took; never the values of keys or items.
 *
 * <p>A list, a page and a count are one operation each, however many requests they need; a stream
 * is one operation for every page it reads. Edges that are read with the items they lead to are two
 * operations: the access pattern of the edges and {@code findAll} of the others.
 *
 * @param table the table's name or ARN
 * @param entity the entity's name; {@code *} for a transaction, which may be about several
 * @param operation the method of the DAO: {@code create}, {@code findAll}, {@code scan}, the access
 *     pattern, such as {@code byUser}, or {@code transact}
 * @param index the index that was queried; empty if it was the table
 * @param requests how many requests were sent, not counting the SDK's own retries
 * @param pages how many of them were answered with a page of a query or scan
 * @param items how many items were returned, counted, written or deleted; 0 if the operation failed
 * @param retries how often something had to be sent again: by the SDK, which repeats requests that
 *     were lost or throttled, or because of a conflict, of a change by someone else, or of parts of
 *     a batch that were left unprocessed
 * @param throttling what throttled the last attempt of each request that failed by it, each once;
 *     where an attempt of the SDK's own came through in the end, it only counts as a retry
 * @param capacity the consumed capacity; empty unless {@link Options#reportConsumedCapacity()} is
 *     on
 * @param duration how long the operation took, pauses included
 * @param failure the class of the exception with which it ended; empty if it succeeded
 */
public record OperationReport(
    String table,
    String entity,
    String operation,
    Optional<String> index,
    int requests,
    int pages,
    long items,
    int retries,
    List<Throttling> throttling,
    Optional<UsedCapacity> capacity,
    Duration duration,
    Optional<Class<? extends Throwable>> failure) {

  public OperationReport {
    throttling = List.copyOf(throttling);
  }

  /** Whether the operation ended without an exception. */
  public boolean isSuccess() {
    return failure.isEmpty();
  }
}
