package io.partita.runtime.condition;

import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * A field that is a map.
 *
 * @param <E> the entity
 * @param <K> the type of the keys
 * @param <T> the type of the values
 * @param <F> the field of one value
 */
public final class MapField<E, K, T, F> extends Field<E, Map<K, T>> {

  private final MapKey<K> keys;
  private final Function<Path, F> field;

  public MapField(Path path, Codec<Map<K, T>> codec, MapKey<K> keys, Function<Path, F> field) {
    super(path, codec);
    this.keys = keys;
    this.field = field;
  }

  /** The value of a key. */
  public F at(K key) {
    return field.apply(path().entry(keys.name(Objects.requireNonNull(key, "key"))));
  }

  /** The number of entries; an absent map has none. */
  public SizeField<E> size() {
    return SizeField.ofCollection(path());
  }
}
