package io.partita.runtime.generated.value;

import java.util.function.LongFunction;

/** An integer type's range, and its values from longs. */
record IntegerType<T extends Number>(long min, long max, LongFunction<T> from) {

  static final IntegerType<Byte> BYTE =
      new IntegerType<>(Byte.MIN_VALUE, Byte.MAX_VALUE, value -> (byte) value);
  static final IntegerType<Short> SHORT =
      new IntegerType<>(Short.MIN_VALUE, Short.MAX_VALUE, value -> (short) value);
  static final IntegerType<Integer> INTEGER =
      new IntegerType<>(Integer.MIN_VALUE, Integer.MAX_VALUE, value -> (int) value);
  static final IntegerType<Long> LONG =
      new IntegerType<>(Long.MIN_VALUE, Long.MAX_VALUE, value -> value);

  /** Digits of the greatest value: 3, 5, 10 or 19. */
  int digits() {
    return Digits.count(max);
  }
}
