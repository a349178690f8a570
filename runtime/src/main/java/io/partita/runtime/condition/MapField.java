package io.partita.runtime.condition;

import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codec;
import java.util.Map;
import java.util.function.Function;

/**
 * A field that is a map.
 *
 * @param <E> the entity
 * @param <T> the type of the values
 * @param <F> the field of one value
 */
public final class MapField<E, T, F> extends Field<E, Map<String, T>> {

  private final Function<Path, F> field;

  public MapField(Path path, Codec<Map<String, T>> codec, Function<Path, F> field) {
    super(path, codec);
    this.field = field;
  }

  /** The value of a key. */
  public F at(String key) {
    return field.apply(path().entry(key));
  }

  /** The number of entries; an absent map has none. */
  public SizeField<E> size() {
    return SizeField.ofCollection(path());
  }
}
