package io.partita.runtime.condition;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.ValueOrder;
import java.time.temporal.TemporalAccessor;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A field whose stored values are ordered as their Java values are: numbers, text in the byte order
 * of UTF-8, dates and local times of the years 0 to 9999, binary. A bound is compared as it would
 * be stored: in epoch seconds, for example, without its fraction.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public class OrderedField<E, T> extends Field<E, T> {

  public OrderedField(Component<E, T> component) {
    super(component);
  }

  public OrderedField(Path path, Codec<T> codec) {
    super(path, codec);
  }

  /** Less than a value. */
  public final Condition<E> lt(T value) {
    return ordered(Comparator.LT, value);
  }

  /** Less than or equal to a value. */
  public final Condition<E> le(T value) {
    return ordered(Comparator.LE, value);
  }

  /** Greater than a value. */
  public final Condition<E> gt(T value) {
    return ordered(Comparator.GT, value);
  }

  /** Greater than or equal to a value. */
  public final Condition<E> ge(T value) {
    return ordered(Comparator.GE, value);
  }

  /** Between two values, both inclusive; never true if the bounds are reversed. */
  public final Condition<E> between(T lower, T upper) {
    AttributeValue from = bound(lower);
    AttributeValue to = bound(upper);
    if (ValueOrder.compare(from, to) > 0) {
      return condition(Predicate.never(path()));
    }
    return condition(Predicate.between(stored(), operand(from), operand(to)));
  }

  private Condition<E> ordered(Comparator comparator, T value) {
    return condition(Predicate.compare(stored(), comparator, operand(bound(value))));
  }

  private AttributeValue bound(T value) {
    AttributeValue bound = encoded(given(value));
    if (bound.s() != null && value instanceof TemporalAccessor time) {
      StoredOrder.requireOrdered(path(), time);
    }
    return bound;
  }
}
