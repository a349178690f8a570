package io.partita.runtime.condition;

import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.Codec;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A field whose stored values are ordered as their Java values are: numbers, text in the byte order of UTF-8, dates and local times,
 * binary.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public class OrderedField<E, T> extends Field<E, T> {

  public OrderedField(Path path, Codec<T> codec) {
    super(path, codec);
  }

  /** Less than a value. */
  public final Condition<E> lt(T value) {
    return condition(compare(Comparator.LT, given(value)));
  }

  /** Less than or equal to a value. */
  public final Condition<E> le(T value) {
    return condition(compare(Comparator.LE, given(value)));
  }

  /** Greater than a value. */
  public final Condition<E> gt(T value) {
    return condition(compare(Comparator.GT, given(value)));
  }

  /** Greater than or equal to a value. */
  public final Condition<E> ge(T value) {
    return condition(compare(Comparator.GE, given(value)));
  }

  /** Between two values, both inclusive; never true if the bounds are reversed. */
  public final Condition<E> between(T lower, T upper) {
    AttributeValue from = encoded(given(lower));
    AttributeValue to = encoded(given(upper));
    if (StoredOrder.compare(from, to) > 0) {
      return condition(Predicate.never(path()));
    }
    return condition(Predicate.between(stored(), operand(from), operand(to)));
  }
}
