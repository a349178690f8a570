package io.partita.runtime.generated.value;

/** Decimal digits of fixed or natural length. */
final class Digits {

  private Digits() {}

  /** Appends a number that is not negative, with zeros in front up to a width. */
  static void pad(long number, int width, StringBuilder out) {
    for (int digits = count(number); digits < width; digits++) {
      out.append('0');
    }
    out.append(number);
  }

  /** The number of digits of a number that is not negative. */
  static int count(long number) {
    int digits = 1;
    for (long rest = number; rest >= 10; rest /= 10) {
      digits++;
    }
    return digits;
  }

  /** Whether a part of a text is ASCII digits, at least one. */
  static boolean areAt(String text, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return begin < end;
  }

  /** The number that at most 19 digits write, unsigned: 19 nines are more than a long holds. */
  static long read(String text, int begin, int end) {
    long number = 0;
    for (int i = begin; i < end; i++) {
      number = number * 10 + (text.charAt(i) - '0');
    }
    return number;
  }
}
