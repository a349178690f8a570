package io.partita.runtime.generated.value;

import io.partita.runtime.PartitaException;

/**
 * The codec of a record, stored as a map. Generated subclasses read and write the attributes.
 *
 * @param <T> the record
 */
public abstract class RecordCodec<T> implements Codec<T> {

  /** Called by generated subclasses. */
  protected RecordCodec() {}

  /** Reads the attributes of the entered map. */
  protected abstract T readAttributes(ItemReader reader);

  /** Writes the attributes of the begun map. */
  protected abstract void writeAttributes(T record, ItemWriter writer);

  @Override
  public final T read(ItemReader reader) {
    reader.enterMap();
    T record = create(reader);
    reader.exitMap();
    return record;
  }

  private T create(ItemReader reader) {
    try {
      return readAttributes(reader);
    } catch (PartitaException e) {
      throw e;
    } catch (RuntimeException e) {
      // What can be wrong with an attribute is a MappingException already: this is the record's own
      // constructor, which knows
      // nothing of items and paths.
      throw reader.unreadable("the record's constructor threw " + e.getClass().getSimpleName(), e);
    }
  }

  @Override
  public final void write(T record, ItemWriter writer) {
    writer.beginMap();
    writeAttributes(record, writer);
    writer.endMap();
  }
}
