package io.partita.runtime.generated.value;

import io.partita.annotations.Converter;
import org.jspecify.annotations.Nullable;

/** A value stored through the user's converter as another. */
record ConvertedCodec<T, S>(Converter<T, S> converter, Codec<S> stored) implements Codec<T> {

  @Override
  public T read(ItemReader reader) {
    return fromStored(stored.read(reader), reader);
  }

  @Override
  public @Nullable T readElement(ItemReader reader) {
    S value = stored.readElement(reader);
    return value == null ? null : fromStored(value, reader);
  }

  @Override
  public void write(T value, ItemWriter writer) {
    stored.write(toStored(value, writer), writer);
  }

  private T fromStored(S value, ItemReader reader) {
    T converted;
    try {
      converted = converter.fromStored(value);
    } catch (RuntimeException e) {
      throw reader.unreadable(threw(e), e);
    }
    if (converted == null) {
      throw reader.unreadable(returnedNull(), null);
    }
    return converted;
  }

  private S toStored(T value, ItemWriter writer) {
    S converted;
    try {
      converted = converter.toStored(value);
    } catch (RuntimeException e) {
      throw writer.refused(threw(e), e);
    }
    if (converted == null) {
      throw writer.refused(returnedNull());
    }
    return converted;
  }

  private String threw(RuntimeException e) {
    return "the converter " + name() + " threw " + e.getClass().getSimpleName();
  }

  private String returnedNull() {
    return "the converter " + name() + " returned null";
  }

  private String name() {
    return converter.getClass().getSimpleName();
  }
}
