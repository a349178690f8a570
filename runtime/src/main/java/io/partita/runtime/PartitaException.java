package io.partita.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Something Partita could not do, in the caller's terms. Messages never contain the values of keys
 * or items. Exceptions of the SDK that are none of the subclasses pass through unchanged.
 */
public abstract class PartitaException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  protected PartitaException(String message) {
    super(message);
  }

  protected PartitaException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
