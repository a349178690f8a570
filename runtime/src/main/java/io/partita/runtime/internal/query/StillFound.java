package io.partita.runtime.internal.query;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.expression.StatedPredicate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The conditions under which an item that was found would be found again. The table's key stays as
 * it is; the keys of an index and what filters are on may change.
 */
final class StillFound {

  private StillFound() {}

  /** By a query: the item is still in the same partition of the index, and in the range. */
  static <E> @Nullable Predicate by(
      Place<E> place,
      SortRange range,
      @Nullable Condition<E> filter,
      Map<String, AttributeValue> item) {
    List<Predicate> parts = new ArrayList<>();
    if (place.index() != null) {
      String attribute = place.partition().attribute();
      parts.add(
          Predicate.compare(
              Operand.stored(Path.of(attribute)),
              Comparator.EQ,
              Operand.value(attribute, item.get(attribute))));
      place.sort().flatMap(sort -> range.condition(sort.attribute())).ifPresent(parts::add);
    }
    return all(parts, filter);
  }

  /** By a scan: the item is still on the index. */
  static <E> @Nullable Predicate by(Place<E> place, @Nullable Condition<E> filter) {
    List<Predicate> parts = new ArrayList<>();
    if (place.index() != null) {
      parts.add(Predicate.exists(Path.of(place.partition().attribute())));
      place.sort().ifPresent(sort -> parts.add(Predicate.exists(Path.of(sort.attribute()))));
    }
    return all(parts, filter);
  }

  private static @Nullable Predicate all(List<Predicate> parts, @Nullable Condition<?> filter) {
    if (filter != null) {
      parts.add(StatedPredicate.of(filter));
    }
    return parts.isEmpty() ? null : Predicate.and(parts);
  }
}
