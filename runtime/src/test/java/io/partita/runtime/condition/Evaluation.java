package io.partita.runtime.condition;

import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.StatedPredicate;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Evaluates predicates over top-level attributes as DynamoDB does, so that their meaning can be
 * tested without a table.
 */
final class Evaluation {

  private final Map<String, AttributeValue> item;

  private Evaluation(Map<String, AttributeValue> item) {
    this.item = item;
  }

  static boolean holds(Condition<?> condition, Map<String, AttributeValue> item) {
    return new Evaluation(item).holds(StatedPredicate.of(condition));
  }

  private boolean holds(Predicate predicate) {
    if (predicate instanceof Predicate.And and) {
      return and.parts().stream().allMatch(this::holds);
    } else if (predicate instanceof Predicate.Or or) {
      return or.parts().stream().anyMatch(this::holds);
    } else if (predicate instanceof Predicate.Not not) {
      return !holds(not.predicate());
    } else if (predicate instanceof Predicate.In in) {
      return in.values().stream().anyMatch(value -> value(in.operand()).equals(value(value)));
    } else if (predicate instanceof Predicate.Between between) {
      if (compare(between.lower(), between.upper()).orElseThrow() > 0) {
        throw new IllegalStateException("DynamoDB refuses reversed bounds.");
      }
      return compare(between.operand(), between.lower()).filter(order -> order >= 0).isPresent()
          && compare(between.operand(), between.upper()).filter(order -> order <= 0).isPresent();
    } else if (predicate instanceof Predicate.Comparison comparison) {
      return holds(comparison);
    }
    Predicate.Function function = (Predicate.Function) predicate;
    boolean exists = value(function.arguments().get(0)).isPresent();
    return switch (function.name()) {
      case "attribute_exists" -> exists;
      case "attribute_not_exists" -> !exists;
      default -> throw new IllegalStateException(function.name());
    };
  }

  private boolean holds(Predicate.Comparison comparison) {
    return switch (comparison.comparator()) {
      case EQ -> value(comparison.left()).equals(value(comparison.right()));
      case NE -> !value(comparison.left()).equals(value(comparison.right()));
      default ->
          compare(comparison.left(), comparison.right())
              .filter(comparison.comparator()::holds)
              .isPresent();
    };
  }

  private Optional<Integer> compare(Operand left, Operand right) {
    Optional<AttributeValue> a = value(left);
    Optional<AttributeValue> b = value(right);
    if (a.isEmpty() || b.isEmpty() || a.get().type() != b.get().type()) {
      return Optional.empty();
    }
    return Optional.of(
        a.get().n() != null
            ? new BigDecimal(a.get().n()).compareTo(new BigDecimal(b.get().n()))
            : Arrays.compareUnsigned(utf8(a.get()), utf8(b.get())));
  }

  private static byte[] utf8(AttributeValue value) {
    return value.s().getBytes(StandardCharsets.UTF_8);
  }

  private Optional<AttributeValue> value(Operand operand) {
    if (operand instanceof Operand.Value value) {
      return Optional.of(value.value());
    }
    if (operand instanceof Operand.Stored stored) {
      return Optional.ofNullable(item.get(stored.path().toString()));
    }
    Operand.Size size = (Operand.Size) operand;
    return Optional.ofNullable(item.get(size.path().toString()))
        .map(
            value ->
                AttributeValue.fromN(
                    Integer.toString(value.hasSs() ? value.ss().size() : value.s().length())));
  }
}
