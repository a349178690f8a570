package io.partita.benchmarks;

import org.jspecify.annotations.Nullable;

/** Takes what was made, so that the compiler cannot leave the making out. */
final class Sink {

  private static volatile @Nullable Object last;

  private Sink() {}

  static void take(Object result) {
    last = result;
  }

  /** Only for the compiler: somebody could look. */
  static @Nullable Object last() {
    return last;
  }
}
