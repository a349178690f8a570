package io.partita.runtime;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * It is not known what became of a write: an attempt to send it ended without an answer from
 * DynamoDB (an error of the server, a broken connection, a timeout), so that it may have been
 * applied, and one after it was refused or failed. A refusal may be due to the first attempt, or to
 * another writer. The cause is what the caller would have been told otherwise.
 *
 * <p>To find out, read the item and compare it with what was to be written, if its content tells
 * who wrote it; {@link #stored()} is the item as the last attempt met it. Transactions, and writes
 * of a table with {@link Options#exactOutcomes()}, are not refused by what they have written
 * themselves, for DynamoDB knows them again by a token: for those it is thrown only if the attempts
 * after the one without an answer were throttled or failed in another way.
 *
 * <p>It is also thrown for a write that was made, but whose result could not be read; the message
 * then says so.
 */
public final class OutcomeUnknownException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient Supplier<Optional<Record>> stored;

  private OutcomeUnknownException(
      String entity, String message, Supplier<Optional<Record>> stored, @Nullable Throwable cause) {
    super("[OUTCOME_UNKNOWN] " + message, cause);
    this.entity = entity;
    this.stored = stored;
  }

  /**
   * A write that was refused after an attempt without an answer.
   *
   * @param stored decodes the item that the last attempt met
   * @param refusal what the caller would have been told otherwise
   */
  public static OutcomeUnknownException refused(
      String entity, Supplier<Optional<Record>> stored, Throwable refusal) {
    return new OutcomeUnknownException(
        entity,
        "An attempt of this write of "
            + entity
            + " got no answer, and the one after it was refused: either the first was applied, or"
            + " another writer was faster. Read the item to find out, or let exactOutcomes() of the"
            + " table send writes whose outcome must be known.",
        stored,
        refusal);
  }

  /** A write of which the last attempt failed definitely, but an earlier one got no answer. */
  public static OutcomeUnknownException failed(String entity, Throwable failure) {
    return new OutcomeUnknownException(
        entity,
        "An attempt of this write of "
            + entity
            + " got no answer, and those after it failed, so it may have been applied. See the"
            + " cause, and read what is stored to find out."
            + Throttling.after(failure),
        Optional::empty,
        failure);
  }

  /**
   * A write that was made, but whose result could not be read afterwards.
   *
   * @param failure why; null if the item is gone
   */
  public static OutcomeUnknownException notReadBack(String entity, @Nullable Throwable failure) {
    return new OutcomeUnknownException(
        entity,
        "This "
            + entity
            + " was written, but "
            + (failure == null ? "was deleted" : "reading it failed")
            + " before it could be returned. Do not write it again; read it.",
        Optional::empty,
        failure);
  }

  /** The entity's name; of a transaction, the names of its entities. */
  public String entity() {
    return entity;
  }

  /**
   * The item as the last attempt met it, decoded now; empty if there was none, or if that attempt
   * did not get as far.
   *
   * @throws MappingException if it cannot be read
   */
  public Optional<Record> stored() {
    return stored == null ? Optional.empty() : stored.get();
  }
}
