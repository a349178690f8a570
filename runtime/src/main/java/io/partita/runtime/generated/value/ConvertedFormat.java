package io.partita.runtime.generated.value;

import io.partita.annotations.Converter;
import io.partita.runtime.internal.key.Refusals;
import org.jspecify.annotations.Nullable;

/** A user's type, in the format of the type it is converted to. */
record ConvertedFormat<T, S>(Converter<T, S> converter, KeyFormat<S> format)
    implements KeyFormat<T> {

  @Override
  public void append(T value, StringBuilder out) {
    format.append(stored(value), out);
  }

  @Override
  public @Nullable T decodeOrNull(String text) {
    S stored = format.decodeOrNull(text);
    if (stored == null) {
      return null;
    }
    try {
      T value = converter.fromStored(stored);
      StringBuilder again = new StringBuilder(text.length());
      append(value, again);
      return text.contentEquals(again) ? value : null;
    } catch (RuntimeException refusal) {
      // A converter may throw what it likes at a text that another entity wrote: it is not this
      // one's shape.
      return null;
    }
  }

  @Override
  public boolean isLossless() {
    return format.isLossless();
  }

  @Override
  public boolean isExact(T value) {
    return format.isExact(stored(value));
  }

  private S stored(T value) {
    @Nullable S stored = converter.toStored(value);
    if (stored == null) {
      throw Refusals.unconverted();
    }
    return stored;
  }
}
