package io.partita.runtime.condition;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Predicate;

/**
 * A field of bytes, ordered as unsigned numbers.
 *
 * @param <E> the entity
 * @param <T> {@code byte[]} or {@code ByteBuffer}
 */
public final class BinaryField<E, T> extends OrderedField<E, T> {

  public BinaryField(Component<E, T> component) {
    super(component);
  }

  public BinaryField(Path path, Codec<T> codec) {
    super(path, codec);
  }

  /** Begins with some bytes. */
  public Condition<E> beginsWith(T prefix) {
    return condition(Predicate.beginsWith(path(), operand(given(prefix))));
  }

  /** The number of bytes. */
  public SizeField<E> size() {
    return SizeField.of(path());
  }
}
