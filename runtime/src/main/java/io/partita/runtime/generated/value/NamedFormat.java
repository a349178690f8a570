package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.KeyText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values that have names: enum constants, true and false. */
final class NamedFormat<T> implements KeyFormat<T> {

  private final Map<T, String> texts = new LinkedHashMap<>();
  private final Map<String, T> values = new LinkedHashMap<>();

  NamedFormat(List<T> values, Function<T, String> name) {
    for (T value : values) {
      // Java allows a $ in the name of a constant, which must not stand in a key.
      StringBuilder text = new StringBuilder();
      KeyText.append(name.apply(value), text);
      texts.put(value, text.toString());
      this.values.put(text.toString(), value);
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
