package io.partita.runtime.generated.value;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the values of one type.
 *
 * @param <T> the type
 */
public interface Codec<T> {

  /** Reads the value the reader stands at. */
  T read(ItemReader reader);

  /** Writes a value. */
  void write(T value, ItemWriter writer);

  /** Whether a value is stored as an absent attribute, as an empty set or an empty Optional is. */
  default boolean isAbsent(T value) {
    return false;
  }

  /** The most elements a value may have, where that is bounded. */
  default OptionalInt maxElements() {
    return OptionalInt.empty();
  }

  /** The same codec for values that may have more elements, as stored ones may. */
  default Codec<T> unbounded() {
    return this;
  }

  /** Reads an element of a collection, where a stored NULL stands for null. */
  default @Nullable T readElement(ItemReader reader) {
    return reader.isNull() ? null : read(reader);
  }

  /** Writes an element of a collection, where null is stored as NULL. */
  default void writeElement(@Nullable T value, ItemWriter writer) {
    if (value == null) {
      writer.nullValue();
    } else {
      write(value, writer);
    }
  }
}
