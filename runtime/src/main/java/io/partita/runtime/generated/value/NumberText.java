package io.partita.runtime.generated.value;

import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Numbers as DynamoDB keeps them: as decimal text of up to 38 significant digits. Written text is
 * canonical, so that equal numbers have equal text, as they will once DynamoDB has stored them.
 */
final class NumberText {

  private static final MathContext MAX_DIGITS =
      new MathContext(StoredNumber.MAX_DIGITS, RoundingMode.DOWN);

  private static final BigDecimal MIN_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal MAX_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

  /** Integers up to here are exact as a double. */
  private static final double MAX_EXACT_INTEGER = 1L << 53;

  private NumberText() {}

  static String of(BigDecimal value, ItemWriter writer) {
    if (value.signum() == 0) {
      return "0";
    }
    long exponent = StoredNumber.exponent(value);
    if (exponent < StoredNumber.MIN_EXPONENT || exponent > StoredNumber.MAX_EXPONENT) {
      throw outOfRange(writer);
    }
    // Not by stripping zeros first: there may be as many as a caller likes, and each takes a turn.
    BigDecimal kept = value.round(MAX_DIGITS);
    if (kept.compareTo(value) != 0) {
      throw writer.refused(
          "the number has more than 38 significant digits, which DynamoDB does not store;"
              + " round it first");
    }
    return kept.stripTrailingZeros().toPlainString();
  }

  static String of(BigInteger value, ItemWriter writer) {
    return value.bitLength() < Long.SIZE
        ? Long.toString(value.longValue())
        : of(new BigDecimal(value), writer);
  }

  static String of(double value, ItemWriter writer) {
    if (!Double.isFinite(value)) {
      throw notFinite(writer);
    }
    return isExactInteger(value)
        ? Long.toString((long) value)
        : ofFraction(Double.toString(value), writer);
  }

  static String of(float value, ItemWriter writer) {
    if (!Float.isFinite(value)) {
      throw notFinite(writer);
    }
    // The shortest text of a float is not that of the double it widens to: 0.1f would become
    // 0.10000000149011612.
    return isExactInteger(value)
        ? Long.toString((long) value)
        : ofFraction(Float.toString(value), writer);
  }

  /**
   * Without an exponent the number is far from the limits, and without a last zero the text is
   * canonical already.
   */
  private static String ofFraction(String text, ItemWriter writer) {
    return text.indexOf('E') < 0 && !text.endsWith("0") ? text : of(new BigDecimal(text), writer);
  }

  private static boolean isExactInteger(double value) {
    return Math.abs(value) <= MAX_EXACT_INTEGER && value == Math.rint(value);
  }

  private static RuntimeException notFinite(ItemWriter writer) {
    return writer.refused("the number is infinite or NaN, which DynamoDB does not store");
  }

  private static RuntimeException outOfRange(ItemWriter writer) {
    return writer.refused(
        "the number is outside the range DynamoDB stores, 1E-130 to 9.99E+125 and its negative");
  }

  /**
   * A whole number within bounds, however it is written: {@code 100}, {@code 1E2} and {@code 100.0}
   * are one.
   */
  static long toInteger(String text, long min, long max, String expected, ItemReader reader) {
    long value = isShortInteger(text) ? Long.parseLong(text) : exact(text, expected, reader);
    if (value < min || value > max) {
      throw reader.mismatch(expected, "a number out of its range");
    }
    return value;
  }

  private static long exact(String text, String expected, ItemReader reader) {
    BigDecimal value = whole(decimal(text, expected, reader), expected, reader);
    // Comparing first: expanding 1E+1000000000 to an integer would take all memory.
    if (value.compareTo(MIN_LONG) < 0 || value.compareTo(MAX_LONG) > 0) {
      throw reader.mismatch(expected, "a number out of its range");
    }
    return value.longValue();
  }

  static BigInteger toBigInteger(String text, String expected, ItemReader reader) {
    return isShortInteger(text)
        ? BigInteger.valueOf(Long.parseLong(text))
        : whole(stored(text, expected, reader), expected, reader).toBigInteger();
  }

  private static BigDecimal whole(BigDecimal number, String expected, ItemReader reader) {
    BigDecimal value = number.stripTrailingZeros();
    if (value.scale() > 0) {
      throw reader.mismatch(expected, "a number with a fraction");
    }
    return value;
  }

  static BigDecimal toBigDecimal(String text, String expected, ItemReader reader) {
    return stored(text, expected, reader);
  }

  /** A number that DynamoDB could store. */
  private static BigDecimal stored(String text, String expected, ItemReader reader) {
    BigDecimal value = decimal(text, expected, reader);
    if (!StoredNumber.isInRange(value)) {
      throw reader.mismatch(expected, "a number out of DynamoDB's range");
    }
    return value;
  }

  /** A number of any size. */
  private static BigDecimal decimal(String text, String expected, ItemReader reader) {
    BigDecimal value = checked(text, expected, reader) ? StoredNumber.decimal(text) : null;
    if (value == null) {
      throw reader.mismatch(expected, "a malformed number");
    }
    return value;
  }

  /** Whether a text may be a number; first of all, it must not be too long to look at. */
  private static boolean checked(String text, String expected, ItemReader reader) {
    if (StoredNumber.isTooLong(text)) {
      throw reader.mismatch(expected, "a number with more digits than DynamoDB stores");
    }
    return StoredNumber.isDecimal(text);
  }

  static double toDouble(String text, String expected, ItemReader reader) {
    double value;
    try {
      value = checked(text, expected, reader) ? Double.parseDouble(text) : Double.NaN;
    } catch (NumberFormatException e) {
      value = Double.NaN;
    }
    return checked(value, text, expected, reader);
  }

  static float toFloat(String text, String expected, ItemReader reader) {
    float value;
    try {
      value = checked(text, expected, reader) ? Float.parseFloat(text) : Float.NaN;
    } catch (NumberFormatException e) {
      value = Float.NaN;
    }
    return (float) checked(value, text, expected, reader);
  }

  private static double checked(double value, String text, String expected, ItemReader reader) {
    if (Double.isNaN(value)) {
      throw reader.mismatch(expected, "a malformed number");
    }
    boolean vanished = value == 0 && decimal(text, expected, reader).signum() != 0;
    if (vanished || Double.isInfinite(value)) {
      throw reader.mismatch(expected, "a number out of its range");
    }
    return value;
  }

  /** Digits with or without a minus sign, few enough not to overflow a long. */
  private static boolean isShortInteger(String text) {
    int length = text.length();
    int first = length > 0 && text.charAt(0) == '-' ? 1 : 0;
    if (length == first || length - first > 18) {
      return false;
    }
    for (int i = first; i < length; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
    }
    return true;
  }
}
