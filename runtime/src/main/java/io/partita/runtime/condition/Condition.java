package io.partita.runtime.condition;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.StatedPredicate;

/**
 * What must hold for a stored item: a filter of a read, or the condition of a write. Made by the
 * fields of a generated {@code ...Fields} class, immutable.
 *
 * <p>A comparison with an attribute that is absent is false, except {@link Field#ne}, which is
 * true: DynamoDB takes "not equal" as "not known to be equal".
 *
 * @param <E> the entity
 */
public final class Condition<E> {

  static {
    StatedPredicate.viewedBy(condition -> ((Condition<?>) condition).predicate);
  }

  private final Predicate predicate;

  Condition(Predicate predicate) {
    this.predicate = predicate;
  }

  /** Both this and another condition. */
  public Condition<E> and(Condition<E> other) {
    return new Condition<>(Predicate.and(predicate, other.predicate));
  }

  /** This or another condition, or both. */
  public Condition<E> or(Condition<E> other) {
    return new Condition<>(Predicate.or(predicate, other.predicate));
  }

  /** The opposite of this condition. */
  public Condition<E> not() {
    return new Condition<>(Predicate.not(predicate));
  }

  /** All of some conditions. */
  @SafeVarargs
  public static <E> Condition<E> allOf(Condition<E> first, Condition<E>... others) {
    Condition<E> all = first;
    for (Condition<E> other : others) {
      all = all.and(other);
    }
    return all;
  }

  /** At least one of some conditions. */
  @SafeVarargs
  public static <E> Condition<E> anyOf(Condition<E> first, Condition<E>... others) {
    Condition<E> any = first;
    for (Condition<E> other : others) {
      any = any.or(other);
    }
    return any;
  }

  /** Names the paths and operators, never the values. */
  @Override
  public String toString() {
    return "Condition[" + new Expressions().render(predicate) + "]";
  }
}
