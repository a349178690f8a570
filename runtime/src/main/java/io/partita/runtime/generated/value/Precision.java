package io.partita.runtime.generated.value;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** How much of an ISO-8601 time a key holds. */
public enum Precision {
  YEAR(4, ChronoUnit.DAYS),
  MONTH(7, ChronoUnit.DAYS),
  DAY(10, ChronoUnit.DAYS),
  HOUR(13, ChronoUnit.HOURS),
  SECONDS(19, ChronoUnit.SECONDS),
  MILLIS(23, ChronoUnit.MILLIS),
  MICROS(26, ChronoUnit.MICROS),
  NANOS(29, ChronoUnit.NANOS);

  private final int length;
  private final ChronoUnit unit;

  Precision(int length, ChronoUnit unit) {
    this.length = length;
    this.unit = unit;
  }

  /** The characters of {@code 2024-01-15T10:30:00.000000000} that are kept. */
  int length() {
    return length;
  }

  /** Whether nothing of a second is finer than this. */
  boolean isExact(int nanos) {
    return switch (this) {
      case YEAR, MONTH, DAY, HOUR, SECONDS -> nanos == 0;
      case MILLIS -> nanos % 1_000_000 == 0;
      case MICROS -> nanos % 1_000 == 0;
      case NANOS -> true;
    };
  }

  /** Whether nothing of a time is finer than this. */
  boolean isExact(Instant time) {
    return isExact(time.getNano()) && (compareTo(SECONDS) >= 0 || truncate(time).equals(time));
  }

  /** Whether nothing of a time is finer than this. */
  boolean isExact(LocalDateTime time) {
    return isExact(time.getNano()) && (compareTo(SECONDS) >= 0 || truncate(time).equals(time));
  }

  /** Cuts what is finer. */
  public LocalDateTime truncate(LocalDateTime time) {
    LocalDateTime truncated = time.truncatedTo(unit);
    return switch (this) {
      case YEAR -> truncated.withDayOfYear(1);
      case MONTH -> truncated.withDayOfMonth(1);
      case DAY, HOUR, SECONDS, MILLIS, MICROS, NANOS -> truncated;
    };
  }

  /** Cuts what is finer, in UTC. */
  public Instant truncate(Instant time) {
    return switch (this) {
      case YEAR, MONTH ->
          truncate(LocalDateTime.ofInstant(time, ZoneOffset.UTC)).toInstant(ZoneOffset.UTC);
      case DAY, HOUR, SECONDS, MILLIS, MICROS, NANOS -> time.truncatedTo(unit);
    };
  }
}
