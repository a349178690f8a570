package io.partita.runtime;

/** A verification ended before it had seen the whole table. What it has reported is right. */
public final class VerificationIncompleteException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String token;
  private final transient ItemReport report;

  public VerificationIncompleteException(String token, ItemReport report, Throwable cause) {
    super(
        "[VERIFICATION_INCOMPLETE] The verification ended before the end of the table. See the"
            + " cause, then go on with verifyItems().resume(token).",
        cause);
    this.token = token;
    this.report = report;
  }

  /** Goes on where this one ended, with {@link ItemVerification#resume}. */
  public String token() {
    return token;
  }

  /** What it has found before it ended; not kept when the exception is serialized. */
  public ItemReport report() {
    return report;
  }
}
