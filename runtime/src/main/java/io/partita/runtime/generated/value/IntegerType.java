package io.partita.runtime.generated.value;

/** An integer type's range, and its values from longs. */
abstract class IntegerType<T extends Number> {

  static final IntegerType<Byte> BYTE =
      new IntegerType<>(Byte.MIN_VALUE, Byte.MAX_VALUE) {
        @Override
        Byte from(long value) {
          return (byte) value;
        }
      };

  static final IntegerType<Short> SHORT =
      new IntegerType<>(Short.MIN_VALUE, Short.MAX_VALUE) {
        @Override
        Short from(long value) {
          return (short) value;
        }
      };

  static final IntegerType<Integer> INTEGER =
      new IntegerType<>(Integer.MIN_VALUE, Integer.MAX_VALUE) {
        @Override
        Integer from(long value) {
          return (int) value;
        }
      };

  static final IntegerType<Long> LONG =
      new IntegerType<>(Long.MIN_VALUE, Long.MAX_VALUE) {
        @Override
        Long from(long value) {
          return value;
        }
      };

  private final long min;
  private final long max;

  private IntegerType(long min, long max) {
    this.min = min;
    this.max = max;
  }

  long min() {
    return min;
  }

  long max() {
    return max;
  }

  /** A value in the range. */
  abstract T from(long value);

  /** Digits of the greatest value: 3, 5, 10 or 19. */
  int digits() {
    return Digits.count(max);
  }
}
