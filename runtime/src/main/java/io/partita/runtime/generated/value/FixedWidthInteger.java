package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.Refusals;
import org.jspecify.annotations.Nullable;

/** Integers from zero on, zero-padded to a given width: {@code 000007}. */
record FixedWidthInteger<T extends Number>(IntegerType<T> type, int width) implements KeyFormat<T> {

  private static final int MAX_WIDTH = 19;

  FixedWidthInteger {
    if (width < 1 || width > MAX_WIDTH) {
      throw new IllegalArgumentException(
          "A width is 1 to " + MAX_WIDTH + " digits, not " + width + ".");
    }
  }

  @Override
  public void append(T value, StringBuilder out) {
    long number = value.longValue();
    if (number < 0) {
      throw Refusals.negative();
    }
    if (Digits.count(number) > width) {
      throw Refusals.wider(width);
    }
    Digits.pad(number, width, out);
  }

  @Override
  public @Nullable T decodeOrNull(String text) {
    if (text.length() != width || !Digits.areAt(text, 0, width)) {
      return null;
    }
    long number = Digits.read(text, 0, width);
    return Long.compareUnsigned(number, type.max()) > 0 ? null : type.from(number);
  }
}
