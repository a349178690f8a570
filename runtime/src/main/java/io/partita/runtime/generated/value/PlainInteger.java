package io.partita.runtime.generated.value;

import org.jspecify.annotations.Nullable;

/** Integers as they are, {@code 7} and {@code -7}: not in order. */
record PlainInteger<T extends Number>(IntegerType<T> type) implements KeyFormat<T> {

  @Override
  public void append(T value, StringBuilder out) {
    out.append(value.longValue());
  }

  @Override
  public @Nullable T decodeOrNull(String text) {
    boolean negative = text.startsWith("-");
    int begin = negative ? 1 : 0;
    if (text.length() - begin > type.digits() || !Digits.areAt(text, begin, text.length())) {
      return null;
    }
    boolean leadingZero = text.charAt(begin) == '0' && text.length() > 1;
    long magnitude = Digits.read(text, begin, text.length());
    // Unsigned, because the magnitude of Long.MIN_VALUE is more than a long holds.
    if (leadingZero || Long.compareUnsigned(magnitude, negative ? -type.min() : type.max()) > 0) {
      return null;
    }
    return type.from(negative ? -magnitude : magnitude);
  }
}
