package io.partita.runtime.generated.schema;

import java.math.BigDecimal;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Something that must be true of a component for an item to be on an index. Null is a value like
 * others: it is not equal to any constant.
 *
 * @param <E> the entity's record
 */
public final class IndexCondition<E> {

  private final Component<E, ?> component;
  private final Predicate<ComponentSource<E>> test;

  private IndexCondition(Component<E, ?> component, Predicate<ComponentSource<E>> test) {
    this.component = component;
    this.test = test;
  }

  /** The component has a value. */
  public static <E, T> IndexCondition<E> is(Component<E, T> component, T value) {
    return new IndexCondition<>(component, source -> equal(value, source.get(component)));
  }

  /** The component has another value, or none. */
  public static <E, T> IndexCondition<E> isNot(Component<E, T> component, T value) {
    return new IndexCondition<>(component, source -> !equal(value, source.get(component)));
  }

  /** The component has no value. */
  public static <E> IndexCondition<E> isNull(Component<E, ?> component) {
    return new IndexCondition<>(component, source -> source.get(component) == null);
  }

  /** The component has a value, whichever. */
  public static <E> IndexCondition<E> isNotNull(Component<E, ?> component) {
    return new IndexCondition<>(component, source -> source.get(component) != null);
  }

  /** DynamoDB drops trailing zeros: 1.50 is read back as 1.5, and is the same number. */
  private static <T> boolean equal(T value, @Nullable T other) {
    return value instanceof BigDecimal number && other instanceof BigDecimal otherNumber
        ? number.compareTo(otherNumber) == 0
        : value.equals(other);
  }

  Component<E, ?> component() {
    return component;
  }

  boolean holds(ComponentSource<E> source) {
    return test.test(source);
  }
}
