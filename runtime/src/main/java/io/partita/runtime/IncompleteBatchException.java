package io.partita.runtime;

import java.util.Collection;
import java.util.List;

/**
 * Parts of a batch are left: DynamoDB kept leaving them unprocessed until the attempts or the time
 * ran out, or a request failed, which is the cause then, or stored items cannot be read, with a
 * {@link MappingException} as the cause. Everything that is not among the remaining was done. What
 * remains was not done, except that the request that failed may have been applied if the cause is
 * an {@link OutcomeUnknownException}, or an exception of the SDK that is no answer of DynamoDB: an
 * error of the server, a broken connection, a timeout.
 */
public final class IncompleteBatchException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient List<?> remaining;

  public IncompleteBatchException(String entity, Collection<?> remaining) {
    super(
        "[INCOMPLETE_BATCH] "
            + remaining.size()
            + " of the batch of "
            + entity
            + " are still unprocessed. Repeat the call with what remains, or raise"
            + " Options.batchAttempts and Options.batchDeadline.");
    this.entity = entity;
    this.remaining = List.copyOf(remaining);
  }

  /** A batch that ended with a failure; what is not among the remaining was done. */
  public IncompleteBatchException(String entity, Collection<?> remaining, Throwable cause) {
    this(
        entity,
        remaining,
        "since one of its requests failed. See the cause, then repeat the call with what remains."
            + Throttling.after(cause),
        cause);
  }

  private IncompleteBatchException(
      String entity, Collection<?> remaining, String why, Throwable cause) {
    super(
        "[INCOMPLETE_BATCH] "
            + remaining.size()
            + " of the batch of "
            + entity
            + " are left, "
            + why,
        cause);
    this.entity = entity;
    this.remaining = List.copyOf(remaining);
  }

  /**
   * Everything was done except for items that cannot be read.
   *
   * @param remaining their keys
   * @param cause why one of them cannot be read
   */
  public static IncompleteBatchException unreadable(
      String entity, Collection<?> remaining, MappingException cause) {
    return new IncompleteBatchException(
        entity,
        remaining,
        "since their stored items cannot be read; all others were done. See the cause, correct what"
            + " remaining() tells, then repeat the call.",
        cause);
  }

  /** The entity's name, or the names of several. */
  public String entity() {
    return entity;
  }

  /**
   * What is not known to be done: records for {@code putAll} and {@code createAll}, with the ids
   * that were made up for them, keys for {@code findAll}, {@code deleteAll} and {@code propagate},
   * both for {@code batch()}. A stored key that has another shape than its entity's is a map of its
   * attributes.
   */
  public List<?> remaining() {
    return remaining;
  }
}
