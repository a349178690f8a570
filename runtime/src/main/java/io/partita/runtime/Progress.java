package io.partita.runtime;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How far a long operation has come.
 *
 * @param done how many items it has dealt with
 * @param total how many there are; empty if that is not known
 * @param elapsed the time since it began
 */
public record Progress(long done, OptionalLong total, Duration elapsed) {

  /** How many items it deals with in a second, on average since it began. */
  public double itemsPerSecond() {
    double seconds = elapsed.toNanos() / 1e9;
    return seconds == 0 ? 0 : done / seconds;
  }

  /** How many items are left; empty if it is not known how many there are. */
  public OptionalLong remaining() {
    return total.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, total.getAsLong() - done));
  }

  /** About how long it takes from here at the same rate; empty if that cannot be told. */
  public Optional<Duration> remainingTime() {
    return remaining().isEmpty() || itemsPerSecond() == 0
        ? Optional.empty()
        : Optional.of(
            Duration.ofMillis((long) (remaining().getAsLong() / itemsPerSecond() * 1000)));
  }
}
