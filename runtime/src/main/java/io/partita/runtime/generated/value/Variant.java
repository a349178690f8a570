package io.partita.runtime.generated.value;

/**
 * One of the records a sealed interface permits, and the name it is stored under.
 *
 * @param <T> the sealed interface
 * @param <S> the record
 */
public final class Variant<T, S extends T> {

  private final String name;
  private final Class<S> type;
  private final RecordCodec<S> codec;

  Variant(String name, Class<S> type, RecordCodec<S> codec) {
    this.name = name;
    this.type = type;
    this.codec = codec;
  }

  String name() {
    return name;
  }

  Class<S> type() {
    return type;
  }

  S read(ItemReader reader) {
    return codec.read(reader);
  }

  void writeAttributes(T value, ItemWriter writer) {
    codec.writeAttributes(type.cast(value), writer);
  }
}
