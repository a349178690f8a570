package io.partita.runtime.condition;

import io.partita.runtime.internal.expression.Path;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which DynamoDB compares two values of the same type. */
final class StoredOrder {

  private static final ValueRange YEARS = ValueRange.of(0, 9999);

  private StoredOrder() {}

  static int compare(AttributeValue left, AttributeValue right) {
    if (left.n() != null) {
      return new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
    }
    return Arrays.compareUnsigned(bytes(left), bytes(right));
  }

  private static byte[] bytes(AttributeValue value) {
    return value.s() != null
        ? value.s().getBytes(StandardCharsets.UTF_8)
        : value.b().asByteArrayUnsafe();
  }

  /**
   * Refuses a bound of a year that ISO writes with a sign: such texts are not ordered as their
   * times are.
   */
  static void requireOrdered(Path path, TemporalAccessor bound) {
    if (bound.isSupported(ChronoField.YEAR)
        && !YEARS.isValidIntValue(bound.get(ChronoField.YEAR))) {
      throw unordered(path);
    }
  }

  static IllegalArgumentException unordered(Path path) {
    return new IllegalArgumentException(
        "A bound of "
            + path
            + " lies outside the years 0 to 9999, where stored times are not ordered. Leave the bound out.");
  }
}
