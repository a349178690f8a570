package io.partita.runtime.internal.item;

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
}
