package io.partita.runtime.generated.value;

import io.partita.runtime.PartitaException;

/** A value stored as text that has a form of its own. */
abstract class TextCodec<T> implements Codec<T> {

  private final String expected;
  private final String found;

  /**
   * @param noun what messages call the values, such as {@code a UUID}
   */
  TextCodec(String noun) {
    this(noun + " as text (S)", "text that is not " + noun);
  }

  /**
   * @param expected what messages say should be stored
   * @param found what they say is stored instead
   */
  TextCodec(String expected, String found) {
    this.expected = expected;
    this.found = found;
  }

  abstract String encode(T value);

  abstract T decode(String text);

  @Override
  public final T read(ItemReader reader) {
    String text = reader.string();
    try {
      return decode(text);
    } catch (RuntimeException e) {
      // Not kept as the cause: parsers show the value in their messages.
      throw reader.mismatch(expected, found);
    }
  }

  @Override
  public final void write(T value, ItemWriter writer) {
    writer.string(encode(value, writer));
  }

  private String encode(T value, ItemWriter writer) {
    try {
      return encode(value);
    } catch (PartitaException e) {
      throw e;
    } catch (RuntimeException e) {
      // Not kept as the cause for the same reason.
      throw writer.refused("the value cannot be written as " + expected);
    }
  }
}
