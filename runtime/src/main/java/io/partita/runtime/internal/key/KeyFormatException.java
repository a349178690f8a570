package io.partita.runtime.internal.key;

/**
 * A value cannot be written, or a text cannot be read, in a {@link KeyFormat}.
 *
 * <p>The message is the end of a sentence whose beginning names the component ("is empty. Give it ..."); whoever knows the
 * entity turns it into the exception users see. It never contains the value.
 */
public final class KeyFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  KeyFormatException(String problem) {
    super(problem);
  }

  /** What is wrong with the value and what to do. */
  public String problem() {
    return String.valueOf(getMessage());
  }
}
