package io.partita.runtime.condition;

import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Predicate;
import java.util.Set;

/**
 * A field that is a set.
 *
 * @param <E> the entity
 * @param <T> the type of the elements
 */
public final class SetField<E, T> extends Field<E, Set<T>> {

  private final Field<E, T> element;

  public SetField(Path path, Codec<Set<T>> codec, Codec<T> element) {
    super(path, codec);
    this.element = new Field<>(path, element);
  }

  /** The set has an element. */
  public Condition<E> contains(T value) {
    return condition(Predicate.contains(path(), element.operand(element.given(value))));
  }

  /** The number of elements; an absent set has none. */
  public SizeField<E> size() {
    return SizeField.ofCollection(path());
  }
}
