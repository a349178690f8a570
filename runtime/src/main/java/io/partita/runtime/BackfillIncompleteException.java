package io.partita.runtime;

/** A backfill ended before it had seen the whole table. What it has changed is right. */
public final class BackfillIncompleteException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String token;

  public BackfillIncompleteException(String entity, String token, Throwable cause) {
    super(
        "[BACKFILL_INCOMPLETE] The backfill of "
            + entity
            + " ended before the end of the table. See the cause, then go on with"
            + " backfill().resume(token)."
            + Throttling.after(cause),
        cause);
    this.entity = entity;
    this.token = token;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** Goes on where this one ended, with {@link Backfill#resume}. */
  public String token() {
    return token;
  }
}
