package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.KeyText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values that have names: enum constants, true and false. */
final class NamedFormat<T> implements KeyFormat<T> {

  private final Map<T, String> texts = new LinkedHashMap<>();
  private final Map<String, T> values = new LinkedHashMap<>();

  /**
   * @param names those of the values, in their order
   */
  NamedFormat(List<T> values, List<String> names) {
    for (int i = 0; i < values.size(); i++) {
      // Java allows a $ in the name of a constant, which must not stand in a key.
      StringBuilder text = new StringBuilder();
      KeyText.append(names.get(i), text);
      texts.put(values.get(i), text.toString());
      this.values.put(text.toString(), values.get(i));
    }
  }

  @Override
  public void append(T value, StringBuilder out) {
    out.append(texts.get(value));
  }

  @Override
  public @Nullable T decodeOrNull(String text) {
    return values.get(text);
  }
}
