package io.partita.runtime.generated.value;

/**
 * The codec of a record, stored as a map. Generated subclasses read and write the attributes.
 *
 * @param <T> the record
 */
public abstract class RecordCodec<T> extends AttributesReader<T> implements Codec<T> {

  /** Called by generated subclasses. */
  protected RecordCodec() {}

  /** Writes the attributes of the begun map. */
  protected abstract void writeAttributes(T record, ItemWriter writer);

  @Override
  public final void write(T record, ItemWriter writer) {
    writer.beginMap();
    writeAttributes(record, writer);
    writer.endMap();
  }
}
