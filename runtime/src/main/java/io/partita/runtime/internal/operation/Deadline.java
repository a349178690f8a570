package io.partita.runtime.internal.operation;

import java.time.Duration;

/**
 * A moment until which something is tried, by the machine's own time and not by the clock that
 * stamps items.
 */
public final class Deadline {

  private final long start = System.nanoTime();
  private final Duration duration;

  private Deadline(Duration duration) {
    this.duration = duration;
  }

  public static Deadline in(Duration duration) {
    return new Deadline(duration);
  }

  public boolean isOver() {
    return remaining().isZero();
  }

  /** The time left, never negative. */
  public Duration remaining() {
    Duration left = duration.minusNanos(System.nanoTime() - start);
    return left.isNegative() ? Duration.ZERO : left;
  }
}
