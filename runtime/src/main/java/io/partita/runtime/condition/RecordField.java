package io.partita.runtime.condition;

import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;

/**
 * A field that is a nested record. Generated subclasses have a method per component.
 *
 * @param <E> the entity
 * @param <T> the nested record
 */
public abstract class RecordField<E, T> extends Field<E, T> {

  protected RecordField(Path path, Codec<T> codec) {
    super(path, codec);
  }
}
