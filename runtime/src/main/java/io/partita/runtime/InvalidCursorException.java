package io.partita.runtime;

/** A cursor is not one that this access pattern gave out. Thrown before any request. */
public final class InvalidCursorException extends PartitaException {

  private static final long serialVersionUID = 1L;

  public InvalidCursorException(String message) {
    super(message);
  }
}
