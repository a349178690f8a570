package io.partita.runtime.generated.value;

import java.util.function.BiConsumer;
import java.util.function.Function;

/** A value that the reader and the writer handle in one call. */
record ScalarCodec<T>(Function<ItemReader, T> reading, BiConsumer<ItemWriter, T> writing)
    implements Codec<T> {

  @Override
  public T read(ItemReader reader) {
    return reading.apply(reader);
  }

  @Override
  public void write(T value, ItemWriter writer) {
    writing.accept(writer, value);
  }
}
