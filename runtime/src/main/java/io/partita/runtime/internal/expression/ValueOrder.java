package io.partita.runtime.internal.expression;

import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which DynamoDB compares two values of one type: text, numbers or binary. */
public final class ValueOrder {

  private ValueOrder() {}

  public static int compare(AttributeValue left, AttributeValue right) {
    if (left.n() != null) {
      return compare(left.n(), right.n());
    }
    return Arrays.compareUnsigned(bytes(left), bytes(right));
  }

  /** What DynamoDB could not have stored comes last, in some order. */
  private static int compare(String left, String right) {
    BigDecimal number = StoredNumber.parse(left);
    BigDecimal other = StoredNumber.parse(right);
    if (number != null && other != null) {
      return number.compareTo(other);
    }
    return number == null && other == null
        ? left.compareTo(right)
        : Boolean.compare(number == null, other == null);
  }

  private static byte[] bytes(AttributeValue value) {
    return value.s() != null
        ? value.s().getBytes(StandardCharsets.UTF_8)
        : value.b().asByteArrayUnsafe();
  }
}
