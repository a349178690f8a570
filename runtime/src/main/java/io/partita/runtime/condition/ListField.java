package io.partita.runtime.condition;

import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Predicate;
import java.util.List;
import java.util.function.Function;

/**
 * A field that is a list.
 *
 * @param <E> the entity
 * @param <T> the type of the elements
 * @param <F> the field of one element
 */
public final class ListField<E, T, F> extends Field<E, List<T>> {

  private final Field<E, T> element;
  private final Function<Path, F> field;

  public ListField(Path path, Codec<List<T>> codec, Codec<T> element, Function<Path, F> field) {
    super(path, codec);
    this.element = new Field<>(path.element(0), element);
    this.field = field;
  }

  /** The list has an element. */
  public Condition<E> contains(T value) {
    return condition(Predicate.contains(path(), element.operand(element.given(value))));
  }

  /** The element at a position, counted from 0. */
  public F at(int index) {
    return field.apply(path().element(index));
  }

  /** The number of elements; an absent list has none. */
  public SizeField<E> size() {
    return SizeField.ofCollection(path());
  }
}
