package io.partita.it;

/**
 * How much the longest tests do. Where all tests run once more in another mode, they do less of the
 * same.
 */
public final class Sizes {

  private static final boolean REDUCED = Boolean.getBoolean("partita.it.reduced");

  private Sizes() {}

  /** Whether this is the run in which the longest tests do all they can. */
  public static boolean areFull() {
    return !REDUCED;
  }

  /** A number of items or calls, or a part of it. */
  public static int of(int full) {
    return REDUCED ? full / 5 : full;
  }
}
