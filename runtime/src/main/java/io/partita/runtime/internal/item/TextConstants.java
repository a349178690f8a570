package io.partita.runtime.internal.item;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Values that are stored as one text each.
 *
 * @param <T> the type of the values
 */
public final class TextConstants<T> {

  /** More than so many texts are not compared one by one. */
  private static final int MAX_COMPARED = 16;

  private final List<T> values;
  private final List<EncodedName> encoded = new ArrayList<>();
  private final Map<String, T> byText = new HashMap<>();

  private TextConstants(List<T> values, List<String> texts) {
    this.values = values;
    for (int i = 0; i < values.size(); i++) {
      byText.put(texts.get(i), values.get(i));
      if (values.size() <= MAX_COMPARED) {
        encoded.add(new EncodedName(texts.get(i)));
      }
    }
  }

  /**
   * @param texts those of the values, in their order
   */
  public static <T> TextConstants<T> of(List<T> values, List<String> texts) {
    return new TextConstants<>(List.copyOf(values), texts);
  }

  /** The value of a text; null if there is none. */
  public @Nullable T of(String text) {
    return byText.get(text);
  }

  /**
   * The position of the value whose text, without any escapes, is in some bytes at a place; -1 if
   * there is none, or it cannot be told without making the text.
   *
   * @param words as for {@link EncodedName#isAt}
   */
  public int find(ByteBuffer words, int place) {
    for (int i = 0; i < encoded.size(); i++) {
      if (encoded.get(i).isAt(words, place)) {
        return i;
      }
    }
    return -1;
  }

  /** The value at a position. */
  public T get(int position) {
    return values.get(position);
  }

  /** How many bytes the text of the value at a position takes. */
  public int length(int position) {
    return encoded.get(position).length();
  }
}
