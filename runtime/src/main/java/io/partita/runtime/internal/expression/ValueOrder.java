package io.partita.runtime.internal.expression;

import io.partita.runtime.internal.item.StoredNumber;
import io.partita.runtime.internal.key.Utf8;
import java.math.BigDecimal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The order in which DynamoDB compares two values of one type: text, numbers or binary. A response
 * may hold anything, so what DynamoDB would not compare gets some order as well; whoever reads the
 * items then says what is wrong with them.
 */
public final class ValueOrder {

  private ValueOrder() {}

  public static int compare(@Nullable AttributeValue left, @Nullable AttributeValue right) {
    if (left == null || right == null || left.type() != right.type()) {
      return Integer.compare(rank(left), rank(right));
    }
    return switch (left.type()) {
      case N -> compare(left.n(), right.n());
      case S -> Utf8.compare(left.s(), right.s());
      case B -> Arrays.compareUnsigned(left.b().asByteArrayUnsafe(), right.b().asByteArrayUnsafe());
      default -> 0;
    };
  }

  private static int rank(@Nullable AttributeValue value) {
    return value == null ? -1 : value.type().ordinal();
  }

  /** What DynamoDB could not have stored comes last. */
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
}
