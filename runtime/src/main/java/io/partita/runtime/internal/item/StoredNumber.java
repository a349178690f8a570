package io.partita.runtime.internal.item;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Reads the numbers that DynamoDB stores: up to 38 significant digits, from 1E-130 to 9.99E+125.
 * What is far from that is refused before any work, for the work may be a lot: a number of three
 * letters can have a billion digits, and reading many digits takes time that grows with their
 * square.
 */
public final class StoredNumber {

  public static final int MAX_DIGITS = 38;
  public static final int MIN_EXPONENT = -130;
  public static final int MAX_EXPONENT = 125;

  /**
   * Longer texts are not read. DynamoDB's longest is 0.0...01...1 of 171 characters; others that
   * stand in for it may write more zeros.
   */
  private static final int MAX_LENGTH = 256;

  private StoredNumber() {}

  /** The number; null if the text is not a number, or not one that DynamoDB could store. */
  public static @Nullable BigDecimal parse(String text) {
    BigDecimal number = isTooLong(text) ? null : decimal(text);
    return number == null || !isInRange(number) ? null : number;
  }

  public static boolean isTooLong(String text) {
    return text.length() > MAX_LENGTH;
  }

  /**
   * The number, whatever its size; null if the text is not a number. Only for texts of bounded
   * length.
   */
  public static @Nullable BigDecimal decimal(String text) {
    if (isDecimal(text)) {
      try {
        return new BigDecimal(text);
      } catch (NumberFormatException e) {
        // Its message shows the value.
      }
    }
    return null;
  }

  /** Whether a number has the size of those that are stored, so that it can be written out. */
  public static boolean isInRange(BigDecimal number) {
    long exponent = exponent(number);
    return number.signum() == 0
        // Its exponent means nothing, but those who write it out still follow it.
        ? Math.abs(exponent) <= MAX_LENGTH
        : exponent >= MIN_EXPONENT && exponent <= MAX_EXPONENT;
  }

  /** The exponent of the first digit, which is the same however many zeros follow the last. */
  public static long exponent(BigDecimal number) {
    return (long) number.precision() - number.scale() - 1;
  }

  /**
   * Java's parsers also take hexadecimal, type suffixes, spaces, NaN and the digits of other
   * scripts.
   */
  public static boolean isDecimal(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && "+-.eE".indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }
}
