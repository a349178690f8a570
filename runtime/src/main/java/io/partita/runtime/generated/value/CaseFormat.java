package io.partita.runtime.generated.value;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Text in one case, by the rules of no language; decodes to the text in that case. */
record CaseFormat(UnaryOperator<String> toCase, KeyFormat<String> text)
    implements KeyFormat<String> {

  @Override
  public void append(String value, StringBuilder out) {
    text.append(toCase.apply(value), out);
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
    return toCase.apply(value).equals(value);
  }
}
