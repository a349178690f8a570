package io.partita.runtime;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What code of the application threw, without its message: a converter or a record's constructor is
 * given stored values and may well name them. Its type and its stack trace are kept, and those of
 * what caused it.
 */
final class HiddenCause extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private HiddenCause(String type, @Nullable Throwable cause) {
    super(type + ", whose message is left out because it may hold values", cause);
  }

  /** The cause without its message; null if there is none. */
  static @Nullable Throwable of(@Nullable Throwable cause) {
    return of(cause, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  private static @Nullable Throwable of(@Nullable Throwable cause, Set<Throwable> seen) {
    // A chain of causes may lead back to where it came from.
    if (cause == null || cause instanceof PartitaException || !seen.add(cause)) {
      return cause instanceof PartitaException ? cause : null;
    }
    HiddenCause hidden = new HiddenCause(cause.getClass().getName(), of(cause.getCause(), seen));
    hidden.setStackTrace(cause.getStackTrace());
    return hidden;
  }

  /** Without the name of this class, which says nothing. */
  @Override
  public String toString() {
    return getMessage();
  }
}
