package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.Refusals;
import org.jspecify.annotations.Nullable;

/**
 * How the values of one type become key text and back.
 *
 * <p>Different values give different texts (of what the format keeps of them), and no text contains
 * a {@code #}. Decoding is strict: it accepts exactly the texts that encoding produces.
 *
 * @param <T> the type
 */
public interface KeyFormat<T> {

  /**
   * Appends a value's text, cut to what the format keeps. Nothing is appended for an empty value,
   * which callers refuse.
   *
   * @throws KeyFormatException if the value has no text in this format
   */
  void append(T value, StringBuilder out);

  /** The value of a text; null if no value is encoded as it. */
  @Nullable T decodeOrNull(String text);

  /**
   * Whether a value's text holds all of it: false if the format would cut it. Called only for
   * values that have a text.
   */
  default boolean isExact(T value) {
    return true;
  }

  /** Whether a text holds all of every value that has one. */
  default boolean isLossless() {
    return true;
  }

  /** Whether some value is encoded as this text. */
  default boolean matches(String text) {
    return decodeOrNull(text) != null;
  }

  /**
   * The text of a whole value.
   *
   * @throws KeyFormatException if the value has no text in this format, or more to it than the
   *     format keeps
   */
  default String encode(T value) {
    String text = cutText(value);
    if (!isExact(value)) {
      throw Refusals.finer();
    }
    return text;
  }

  /** A value as its text holds it; one that has no text is left for {@link #encode} to refuse. */
  default T cut(T value) {
    try {
      return isExact(value) ? value : decode(cutText(value));
    } catch (KeyFormatException refused) {
      return value;
    }
  }

  /**
   * The text of a value, cut to what the format keeps.
   *
   * @throws KeyFormatException if the value has no text in this format
   */
  default String cutText(T value) {
    StringBuilder text = new StringBuilder();
    append(value, text);
    if (text.length() == 0) {
      throw Refusals.empty();
    }
    return text.toString();
  }

  /**
   * The value of a text.
   *
   * @throws KeyFormatException if no value is encoded as it
   */
  default T decode(String text) {
    T value = decodeOrNull(text);
    if (value == null) {
      throw Refusals.otherShape();
    }
    return value;
  }
}
