package io.partita.runtime.internal.item;

/**
 * The codec of a record, stored as a map. Generated subclasses read and write the attributes.
 *
 * @param <T> the record
 */
public abstract class RecordCodec<T> implements Codec<T> {

  /** Reads the attributes of the entered map. */
  protected abstract T readAttributes(ItemReader reader);

  /** Writes the attributes of the begun map. */
  protected abstract void writeAttributes(T record, ItemWriter writer);

  @Override
  public final T read(ItemReader reader) {
    reader.enterMap();
    T record = readAttributes(reader);
    reader.exitMap();
    return record;
  }

  @Override
  public final void write(T record, ItemWriter writer) {
    writer.beginMap();
    writeAttributes(record, writer);
    writer.endMap();
  }
}
