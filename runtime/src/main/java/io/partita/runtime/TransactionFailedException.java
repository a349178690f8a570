package io.partita.runtime;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A transaction was cancelled; nothing was written. Says which actions failed and why. */
public final class TransactionFailedException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final transient List<Failure> failures;

  /**
   * @param failures at least one
   * @param cause what DynamoDB answered; null if what was read told enough
   */
  public TransactionFailedException(List<Failure> failures, @Nullable Throwable cause) {
    this("", failures, cause);
  }

  private TransactionFailedException(
      String reason, List<Failure> failures, @Nullable Throwable cause) {
    super(
        failures.stream()
            .map(Failure::toString)
            .collect(
                Collectors.joining(
                    "; ",
                    "[TRANSACTION_FAILED] Nothing was written. " + reason + "Actions that failed: ",
                    ".")),
        cause);
    this.failures = List.copyOf(failures);
  }

  /**
   * What a transaction had read changed in every attempt before it was sent.
   *
   * @param failures those of the last attempt
   */
  public static TransactionFailedException overtaken(
      List<Failure> failures, int attempts, @Nullable Throwable cause) {
    return new TransactionFailedException(
        "What it had read changed before it was written in each of "
            + attempts
            + " attempts. Try again, raise Options.writeAttempts, or read less that others write. ",
        failures,
        cause);
  }

  /** The actions that failed, in the order in which they were asked for. */
  public List<Failure> failures() {
    return failures;
  }

  /** Why an action failed. */
  public enum Reason {
    /** The item to create exists. */
    ALREADY_EXISTS,
    /** The item to replace, update, delete or check does not exist. */
    NOT_FOUND,
    /** The item, or what it belongs to, is being deleted with everything that belongs to it. */
    BEING_DELETED,
    /** The stored version is not the given one. */
    VERSION_CONFLICT,
    /**
     * An item that the transaction has read is no longer as it was read. Items that were read have
     * positions after those of the actions.
     */
    READ_CHANGED,
    /** The action's own condition is not true of the stored item. */
    CONDITION_FALSE,
    /** What the item to create belongs to does not exist. */
    END_MISSING,
    /** Another item has the value of a unique component. */
    UNIQUE_TAKEN,
    /** A count is smaller than the number of items to delete. */
    COUNT_MISMATCH,
    /** The item to delete still counts related items. */
    HAS_RELATED_ITEMS,
    /** A collection would have more elements than its bound allows. */
    TOO_MANY_ELEMENTS,
    /** What an update changes a part of, or copies, has no value. */
    COMPONENT_ABSENT,
    /** Another transaction was sent with the same idempotency key. */
    IDEMPOTENCY_KEY_USED,
    /** Other writes of the same item kept coming in between. */
    CONFLICT,
    /** DynamoDB had no capacity left until the attempts or the time ran out. */
    THROTTLED,
    /** DynamoDB's code says what. */
    OTHER
  }

  /** An action that failed. */
  public static final class Failure {

    private final int action;
    private final String entity;
    private final Reason reason;
    private final String code;
    private final Supplier<Optional<Record>> stored;

    /**
     * @param stored decodes the item that was in the way
     */
    public Failure(
        int action, String entity, Reason reason, String code, Supplier<Optional<Record>> stored) {
      this.action = action;
      this.entity = entity;
      this.reason = reason;
      this.code = code;
      this.stored = stored;
    }

    /** The position of the action among those of the transaction, the first being 0. */
    public int action() {
      return action;
    }

    /** The entity of the item that the reason is about: the action's own, or what it belongs to. */
    public String entity() {
      return entity;
    }

    /** What kind of failure it is. */
    public Reason reason() {
      return reason;
    }

    /** DynamoDB's code of the reason, such as {@code TransactionConflict}. */
    public String code() {
      return code;
    }

    /**
     * The item that the reason is about as it was stored, decoded now; empty if there was none.
     *
     * @throws MappingException if it cannot be read
     */
    public Optional<Record> stored() {
      return stored.get();
    }

    /** Without the item, which no message or log may show. */
    @Override
    public String toString() {
      return "action " + action + " on " + entity + ": " + reason + " (" + code + ")";
    }
  }
}
