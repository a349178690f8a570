package io.partita.runtime.generated.value;

import io.partita.runtime.MappingException;
import io.partita.runtime.TooManyElementsException;
import java.util.Collection;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The codec of a collection that may have so many elements and no more. What is stored is read
 * whatever its size, for a bound may have been lowered.
 *
 * @param <C> a list, set or map
 */
record BoundedCodec<C>(Codec<C> collection, int max) implements Codec<C> {

  @Override
  public C read(ItemReader reader) {
    return collection.read(reader);
  }

  @Override
  public void write(C value, ItemWriter writer) {
    if (size(value) > max) {
      MappingException place = writer.refused("it has too many elements");
      throw new TooManyElementsException(place.entity(), place.path(), max);
    }
    collection.write(value, writer);
  }

  private static int size(Object value) {
    return value instanceof Map<?, ?> map ? map.size() : ((Collection<?>) value).size();
  }

  @Override
  public boolean isAbsent(C value) {
    return collection.isAbsent(value);
  }

  @Override
  public Codec<C> unbounded() {
    return collection;
  }

  @Override
  public OptionalInt maxElements() {
    return OptionalInt.of(max);
  }
}
