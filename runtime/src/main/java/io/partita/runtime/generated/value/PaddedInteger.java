package io.partita.runtime.generated.value;

import org.jspecify.annotations.Nullable;

/**
 * Integers in order, at the type's full width: {@code 0000000007}; a negative one is {@code -} and
 * its distance from the type's minimum, so that all of them sort below zero and among themselves.
 */
record PaddedInteger<T extends Number>(IntegerType<T> type) implements KeyFormat<T> {

  @Override
  public void append(T value, StringBuilder out) {
    long number = value.longValue();
    if (number < 0) {
      out.append('-');
      number -= type.min();
    }
    Digits.pad(number, type.digits(), out);
  }

  @Override
  public @Nullable T decodeOrNull(String text) {
    boolean negative = text.startsWith("-");
    int begin = negative ? 1 : 0;
    if (text.length() - begin != type.digits() || !Digits.areAt(text, begin, text.length())) {
      return null;
    }
    long number = Digits.read(text, begin, text.length());
    if (Long.compareUnsigned(number, type.max()) > 0) {
      return null;
    }
    return type.from(negative ? number + type.min() : number);
  }
}
