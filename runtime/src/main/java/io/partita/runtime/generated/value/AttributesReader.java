package io.partita.runtime.generated.value;

import io.partita.runtime.PartitaException;

/**
 * Reads a record of the attributes of a map. Generated subclasses read the attributes.
 *
 * @param <T> the record
 */
public abstract class AttributesReader<T> {

  /** Called by generated subclasses. */
  protected AttributesReader() {}

  /** Reads the attributes of the entered map. */
  protected abstract T readAttributes(ItemReader reader);

  /** Reads the map that the reader stands at. */
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
}
