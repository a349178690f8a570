package io.partita.runtime.generated.value;

import io.partita.runtime.PartitaException;
import java.util.function.Function;

/** A value stored as text that has a form of its own. */
record TextCodec<T>(
    String expected, String found, Function<T, String> encode, Function<String, T> decode)
    implements Codec<T> {

  /** The codec of what messages call {@code noun}, such as {@code a UUID}. */
  static <T> TextCodec<T> of(String noun, Function<T, String> encode, Function<String, T> decode) {
    return new TextCodec<>(noun + " as text (S)", "text that is not " + noun, encode, decode);
  }

  @Override
  public T read(ItemReader reader) {
    String text = reader.string();
    try {
      return decode.apply(text);
    } catch (RuntimeException e) {
      // Not kept as the cause: parsers show the value in their messages.
      throw reader.mismatch(expected, found);
    }
  }

  @Override
  public void write(T value, ItemWriter writer) {
    writer.string(encode(value, writer));
  }

  private String encode(T value, ItemWriter writer) {
    try {
      return encode.apply(value);
    } catch (PartitaException e) {
      throw e;
    } catch (RuntimeException e) {
      // Not kept as the cause for the same reason.
      throw writer.refused("the value cannot be written as " + expected);
    }
  }
}
