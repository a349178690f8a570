package io.partita.runtime.condition;

import io.partita.runtime.generated.value.Path;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.ValueRange;

/** Which times are stored in the order of their texts. */
final class StoredOrder {

  private static final ValueRange YEARS = ValueRange.of(0, 9999);

  private StoredOrder() {}

  /**
   * Refuses a bound of a year that ISO writes with a sign: such texts are not ordered as their
   * times are.
   */
  static void requireOrdered(Path path, TemporalAccessor bound) {
    if (bound.isSupported(ChronoField.YEAR)
        && !YEARS.isValidIntValue(bound.get(ChronoField.YEAR))) {
      throw unordered(path);
    }
  }

  static IllegalArgumentException unordered(Path path) {
    return new IllegalArgumentException(
        "A bound of "
            + path
            + " lies outside the years 0 to 9999, where stored times are not ordered. Leave the"
            + " bound out.");
  }
}
