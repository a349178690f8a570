package io.partita.processor.lock;

/** A text that is no lock, and where it stops to be one. */
final class LockSyntaxException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Whether a later version of Partita can read it. */
  private final boolean isNewer;

  private LockSyntaxException(String message, boolean isNewer) {
    super(message);
    this.isNewer = isNewer;
  }

  static LockSyntaxException at(int line, String problem) {
    return new LockSyntaxException("Line " + line + ": " + problem, false);
  }

  static LockSyntaxException empty() {
    return new LockSyntaxException("There is nothing in it", false);
  }

  static LockSyntaxException newer(String version) {
    return new LockSyntaxException(
        "it has format "
            + version
            + ", this version of Partita reads up to "
            + LockDocument.VERSION,
        true);
  }

  boolean isNewer() {
    return isNewer;
  }
}
