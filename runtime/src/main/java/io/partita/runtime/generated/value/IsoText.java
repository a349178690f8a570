package io.partita.runtime.generated.value;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * ISO-8601 dates and times of the years 0000 to 9999 in the form in which nearly all are stored,
 * many times faster than Java's formatters; whatever else there is must be left to them.
 */
final class IsoText {

  private static final int DATE = 10;
  private static final int SECONDS = 19;
  private static final int NANO_DIGITS = 9;
  private static final int DAY_SECONDS = 86_400;
  private static final long SECOND_NANOS = 1_000_000_000;
  private static final int SHORTEST_MONTH = 28;
  private static final long MIN_SECOND = LocalDate.of(0, 1, 1).toEpochDay() * DAY_SECONDS;
  private static final long END_SECOND = LocalDate.of(10_000, 1, 1).toEpochDay() * DAY_SECONDS;

  private IsoText() {}

  /** The date; null if it is not written as 2024-01-15. */
  static @Nullable LocalDate dateOrNull(String text) {
    return text.length() == DATE ? date(text) : null;
  }

  private static @Nullable LocalDate date(String text) {
    int year = 100 * two(text, 0) + two(text, 2);
    int month = two(text, 5);
    int day = two(text, 8);
    boolean isDate =
        text.charAt(4) == '-'
            && text.charAt(7) == '-'
            && two(text, 0) >= 0
            && two(text, 2) >= 0
            && month >= 1
            && month <= 12
            && day >= 1;
    return isDate && (day <= SHORTEST_MONTH || day <= length(month, year))
        ? LocalDate.of(year, month, day)
        : null;
  }

  private static int length(int month, int year) {
    return Month.of(month).length(Year.isLeap(year));
  }

  /**
   * The date and time; null if it is not written as 2024-01-15T10:30:00, perhaps with a fraction.
   */
  static @Nullable LocalDateTime dateTimeOrNull(String text) {
    int end = text.length();
    long nano = nanoOfDay(text, end);
    LocalDate date = nano < 0 ? null : date(text);
    return date == null ? null : LocalDateTime.of(date, LocalTime.ofNanoOfDay(nano));
  }

  /** The instant; null if it is not written as 2024-01-15T10:30:00Z, perhaps with a fraction. */
  static @Nullable Instant instantOrNull(String text) {
    int end = text.length() - 1;
    long nano = end > 0 && text.charAt(end) == 'Z' ? nanoOfDay(text, end) : -1;
    LocalDate date = nano < 0 ? null : date(text);
    return date == null ? null : Instant.ofEpochSecond(date.toEpochDay() * DAY_SECONDS, nano);
  }

  /** The time that follows the date; negative if it is malformed. */
  private static long nanoOfDay(String text, int end) {
    if (end < SECONDS) {
      return -1;
    }
    int hour = two(text, 11);
    int minute = two(text, 14);
    int second = two(text, 17);
    int nano = nano(text, end);
    boolean isTime =
        text.charAt(10) == 'T'
            && text.charAt(13) == ':'
            && text.charAt(16) == ':'
            && isWithin(hour, 23)
            && isWithin(minute, 59)
            && isWithin(second, 59)
            && nano >= 0;
    return isTime ? (3_600L * hour + 60L * minute + second) * SECOND_NANOS + nano : -1;
  }

  private static boolean isWithin(int value, int max) {
    return value >= 0 && value <= max;
  }

  /** The fraction of a second, which may be absent; negative if it is malformed. */
  private static int nano(String text, int end) {
    if (end == SECONDS) {
      return 0;
    }
    int digits = end - SECONDS - 1;
    if (text.charAt(SECONDS) != '.' || digits < 1 || digits > NANO_DIGITS) {
      return -1;
    }
    int nano = 0;
    for (int i = 0; i < NANO_DIGITS; i++) {
      int digit = i < digits ? text.charAt(SECONDS + 1 + i) - '0' : 0;
      if (digit < 0 || digit > 9) {
        return -1;
      }
      nano = 10 * nano + digit;
    }
    return nano;
  }

  /** The number that two digits are; so far below zero that nothing makes up for it if not. */
  private static int two(String text, int at) {
    int tens = text.charAt(at) - '0';
    int ones = text.charAt(at + 1) - '0';
    return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1_000_000 : 10 * tens + ones;
  }

  /** The text of an instant: with seconds always, and a fraction of 3, 6 or 9 digits if any. */
  static String of(Instant instant) {
    long second = instant.getEpochSecond();
    if (second < MIN_SECOND || second >= END_SECOND) {
      return instant.toString();
    }
    LocalDateTime time = LocalDateTime.ofEpochSecond(second, instant.getNano(), ZoneOffset.UTC);
    StringBuilder text = new StringBuilder(30).append(time);
    // Java leaves out seconds that are zero together with their fraction.
    return text.append(text.length() < SECONDS ? ":00Z" : "Z").toString();
  }
}
