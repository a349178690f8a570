package io.partita.runtime.internal.expression;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which DynamoDB compares two values of one type: text, numbers or binary. */
public final class ValueOrder {

  private ValueOrder() {}

  public static int compare(AttributeValue left, AttributeValue right) {
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
}
