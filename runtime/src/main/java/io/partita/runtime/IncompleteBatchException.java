package io.partita.runtime;

import java.util.Collection;
import java.util.List;

/**
 * DynamoDB kept leaving parts of a batch unprocessed until the attempts or the time ran out.
 * Everything that is not among the remaining was done.
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
            + " are still unprocessed. Repeat the call with what remains, or raise Options.batchAttempts and"
            + " Options.batchDeadline.");
    this.entity = entity;
    this.remaining = List.copyOf(remaining);
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /**
   * What was not done: records for {@code putAll}, keys for {@code findAll} and {@code deleteAll}.
   */
  public List<?> remaining() {
    return remaining;
  }
}
