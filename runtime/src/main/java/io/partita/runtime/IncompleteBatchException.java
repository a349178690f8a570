package io.partita.runtime;

import java.util.Collection;
import java.util.List;

/**
 * Parts of a batch were not done: DynamoDB kept leaving them unprocessed until the attempts or the
 * time ran out, or a request failed, which is the cause then. Everything that is not among the
 * remaining was done.
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
    super(
        "[INCOMPLETE_BATCH] "
            + remaining.size()
            + " of the batch of "
            + entity
            + " were not done, since one of its requests failed. See the cause, then repeat the"
            + " call with what remains.",
        cause);
    this.entity = entity;
    this.remaining = List.copyOf(remaining);
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /**
   * What was not done: records for {@code putAll} and {@code createAll}, keys for {@code findAll}
   * and {@code deleteAll}.
   */
  public List<?> remaining() {
    return remaining;
  }
}
