package io.partita.runtime;

/** DynamoDB cancelled a transaction for a reason other than a condition; nothing was written. */
public final class TransactionFailedException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String reason;

  public TransactionFailedException(String entity, String reason, Throwable cause) {
    super(
        "[TRANSACTION_FAILED] The transaction on this "
            + entity
            + " was cancelled: "
            + reason
            + ".",
        cause);
    this.entity = entity;
    this.reason = reason;
  }

  /** The entity of the action that failed. */
  public String entity() {
    return entity;
  }

  /** DynamoDB's code of the reason, such as {@code TransactionConflict}. */
  public String reason() {
    return reason;
  }
}
