package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.KeyText;
import io.partita.runtime.internal.key.Refusals;
import io.partita.runtime.internal.key.Utf8;
import org.jspecify.annotations.Nullable;

/** Text, as the table's encoding writes it. */
enum TextFormat implements KeyFormat<String> {
  /** Percent-encoded; see {@link KeyText}. */
  ORDERED {
    @Override
    public void append(String value, StringBuilder out) {
      KeyText.append(value, out);
    }

    @Override
    public @Nullable String decodeOrNull(String text) {
      return KeyText.decodeOrNull(text);
    }
  },

  /** As it is. Without a {@code #} inside, segments stay apart. */
  RAW {
    @Override
    public void append(String value, StringBuilder out) {
      if (!Utf8.isWellFormed(value)) {
        throw Refusals.illFormed();
      }
      if (!isRaw(value)) {
        throw Refusals.notRaw();
      }
      out.append(value);
    }

    @Override
    public @Nullable String decodeOrNull(String text) {
      return !text.isEmpty() && Utf8.isWellFormed(text) && isRaw(text) ? text : null;
    }
  };

  private static boolean isRaw(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '#' || Character.isISOControl(c)) {
        return false;
      }
    }
    return true;
  }
}
