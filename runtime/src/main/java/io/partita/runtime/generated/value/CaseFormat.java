package io.partita.runtime.generated.value;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Text in one case, by the rules of no language; decodes to the text in that case. */
record CaseFormat(boolean upper, KeyFormat<String> text) implements KeyFormat<String> {

  @Override
  public void append(String value, StringBuilder out) {
    text.append(inCase(value), out);
  }

  @Override
  public @Nullable String decodeOrNull(String encoded) {
    String value = text.decodeOrNull(encoded);
    return value != null && isExact(value) ? value : null;
  }

  @Override
  public boolean isLossless() {
    return false;
  }

  @Override
  public boolean isExact(String value) {
    return inCase(value).equals(value);
  }

  private String inCase(String value) {
    return upper ? value.toUpperCase(Locale.ROOT) : value.toLowerCase(Locale.ROOT);
  }
}
