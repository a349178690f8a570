package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;

/** The codec of an item of one attribute, which must be there. */
record OnlyAttribute<T>(AttributeNames names, Codec<T> codec) implements Codec<T> {

  @Override
  public T read(ItemReader reader) {
    reader.enterMap();
    if (reader.next(names) < 0) {
      reader.require(names, 0);
    }
    T value = codec.read(reader);
    reader.exitMap();
    return value;
  }

  @Override
  public void write(T value, ItemWriter writer) {
    writer.beginMap();
    writer.attribute(names.name(0), value, codec);
    writer.endMap();
  }
}
