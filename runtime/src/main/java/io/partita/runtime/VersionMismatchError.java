package io.partita.runtime;

/**
 * Generated code and runtime are of different versions of Partita that do not work together. It is
 * thrown when the generated table class is loaded, before anything is done.
 */
public final class VersionMismatchError extends LinkageError {

  private static final long serialVersionUID = 1;

  /**
   * @param message names both versions and what to change
   */
  public VersionMismatchError(String message) {
    super(message);
  }
}
