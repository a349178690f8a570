package io.partita.runtime.internal.write;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Arithmetic on boxed numbers. */
final class Numbers {

  private Numbers() {}

  /**
   * What a stored number of a component, element or entry becomes.
   *
   * @param component what is added to, for messages
   * @throws ArithmeticException if the class cannot hold it
   */
  static <N> N sum(String component, N stored, N delta) {
    try {
      return sum(stored, delta);
    } catch (ArithmeticException overflow) {
      throw new ArithmeticException(
          "The sum of '%s' and what is added to it does not fit its type, %s. Nothing was written."
              .formatted(component, delta.getClass().getSimpleName()));
    }
  }

  /**
   * The sum of two numbers of one class.
   *
   * @throws ArithmeticException if the class cannot hold it
   */
  @SuppressWarnings("unchecked") // each branch returns the class it was given
  static <N> N sum(N left, N right) {
    return (N) add((Number) left, (Number) right);
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
