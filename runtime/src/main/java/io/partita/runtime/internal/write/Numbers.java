package io.partita.runtime.internal.write;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Arithmetic on boxed numbers. */
final class Numbers {

  private Numbers() {}

  /**
   * The sum of two numbers of one class.
   *
   * @throws ArithmeticException if the class cannot hold it
   */
  @SuppressWarnings("unchecked") // each branch returns the class it was given
  static <N extends Number> N sum(N left, N right) {
    return (N) add(left, right);
  }

  private static Number add(Number left, Number right) {
    if (left instanceof Integer) {
      return Math.addExact(left.intValue(), right.intValue());
    } else if (left instanceof Long) {
      return Math.addExact(left.longValue(), right.longValue());
    } else if (left instanceof Short) {
      return new BigDecimal(left.intValue() + right.intValue()).shortValueExact();
    } else if (left instanceof Byte) {
      return new BigDecimal(left.intValue() + right.intValue()).byteValueExact();
    } else if (left instanceof Double) {
      return left.doubleValue() + right.doubleValue();
    } else if (left instanceof Float) {
      return left.floatValue() + right.floatValue();
    } else if (left instanceof BigInteger integer) {
      return integer.add((BigInteger) right);
    } else {
      return ((BigDecimal) left).add((BigDecimal) right);
    }
  }
}
