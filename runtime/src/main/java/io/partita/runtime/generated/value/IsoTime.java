package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.Refusals;
import java.time.LocalDateTime;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/** ISO-8601 times of fixed width, {@code 2024-01-15T10:30:00.000000000}, cut to a precision. */
final class IsoTime {

  private static final String PATTERN = "0000-00-00T00:00:00.000000000";
  private static final int FRACTION = 20;
  private static final int NANO_DIGITS = 9;
  private static final int[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
  };

  private IsoTime() {}

  static void append(LocalDateTime time, Precision precision, StringBuilder out) {
    year(time.getYear(), out);
    int length = precision.length();
    two(length, 7, '-', time.getMonthValue(), out);
    two(length, 10, '-', time.getDayOfMonth(), out);
    two(length, 13, 'T', time.getHour(), out);
    two(length, 16, ':', time.getMinute(), out);
    two(length, 19, ':', time.getSecond(), out);
    if (length > FRACTION) {
      int digits = length - FRACTION;
      out.append('.');
      Digits.pad(time.getNano() / POWERS[NANO_DIGITS - digits], digits, out);
    }
  }

  static void year(int year, StringBuilder out) {
    if (year < 0 || year > 9999) {
      throw Refusals.year();
    }
    Digits.pad(year, 4, out);
  }

  private static void two(int length, int end, char separator, int value, StringBuilder out) {
    if (length >= end) {
      out.append(separator);
      Digits.pad(value, 2, out);
    }
  }

  /** The earliest time that is written so; null if none is. */
  static @Nullable LocalDateTime decodeOrNull(String text, int length) {
    if (text.length() != length || !hasShape(text)) {
      return null;
    }
    int year = at(text, 0, 4, 0);
    int month = at(text, 5, 7, 1);
    int day = at(text, 8, 10, 1);
    int hour = at(text, 11, 13, 0);
    int minute = at(text, 14, 16, 0);
    int second = at(text, 17, 19, 0);
    if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) {
      return null;
    }
    if (day > YearMonth.of(year, month).lengthOfMonth()) {
      return null;
    }
    int digits = Math.max(0, length - FRACTION);
    int nano = digits == 0 ? 0 : at(text, FRACTION, length, 0) * POWERS[NANO_DIGITS - digits];
    return LocalDateTime.of(year, month, day, hour, minute, second, nano);
  }

  private static boolean hasShape(String text) {
    for (int i = 0; i < text.length(); i++) {
      char expected = PATTERN.charAt(i);
      char c = text.charAt(i);
      if (expected == '0' ? c < '0' || c > '9' : c != expected) {
        return false;
      }
    }
    return true;
  }

  /** The number at a place, or what a text that was cut before it means. */
  private static int at(String text, int begin, int end, int absent) {
    return text.length() < end ? absent : (int) Digits.read(text, begin, end);
  }
}
