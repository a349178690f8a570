package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.Refusals;
import org.jspecify.annotations.Nullable;

/** A char as a text of one. */
record CharacterFormat(KeyFormat<String> text) implements KeyFormat<Character> {

  @Override
  public void append(Character value, StringBuilder out) {
    if (Character.isSurrogate(value)) {
      throw Refusals.surrogate();
    }
    text.append(value.toString(), out);
  }

  @Override
  public @Nullable Character decodeOrNull(String encoded) {
    String value = text.decodeOrNull(encoded);
    return value != null && value.length() == 1 ? value.charAt(0) : null;
  }
}
