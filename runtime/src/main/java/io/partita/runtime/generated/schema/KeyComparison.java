package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.schema.KeyPart.Literal;
import io.partita.runtime.generated.schema.KeyPart.Placeholder;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.KeyText;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a stored key is that of some values. Every item that is read is asked this, so it
 * makes no objects where it can do without.
 *
 * @param <E> the entity's record
 */
final class KeyComparison<E> {

  private final List<KeyPart<E>> parts;
  private final Set<String> reserved;

  /** What stands before the only component, which is text; null for other templates. */
  private final @Nullable String beforeText;

  KeyComparison(List<KeyPart<E>> parts, Set<String> reserved) {
    this.parts = parts;
    this.reserved = reserved;
    this.beforeText = reserved.isEmpty() ? beforeText(parts) : null;
  }

  private static <E> @Nullable String beforeText(List<KeyPart<E>> parts) {
    int last = parts.size() - 1;
    boolean endsWithText =
        last >= 0
            && last <= 1
            && parts.get(last) instanceof Placeholder<E, ?> placeholder
            && KeyFormats.isOfText(placeholder.format());
    if (!endsWithText) {
      return null;
    }
    return last == 0 ? "" : parts.get(0) instanceof Literal<E> literal ? literal.text() : null;
  }

  /** Whether the reader stands at the key of a template without components. */
  boolean isAt(ItemReader reader) {
    return parts.size() == 1
        && parts.get(0) instanceof Literal<E> literal
        && reader.isText(literal.text());
  }

  /** Whether the reader stands at the key of a value, which is of the only component. */
  boolean isAt(ItemReader reader, @Nullable Object value) {
    return beforeText != null && value instanceof String text && KeyText.isPlain(text)
        ? reader.isText(beforeText, text)
        : isAt(reader, new @Nullable Object[] {value});
  }

  /** Whether the reader stands at the key of some values, one for each place of a component. */
  boolean isAt(ItemReader reader, @Nullable Object[] values) {
    StringBuilder key = reader.buffer();
    return append(values, key) && reader.isText(key) && !isReserved(key);
  }

  private boolean append(@Nullable Object[] values, StringBuilder key) {
    int next = 0;
    for (KeyPart<E> part : parts) {
      if (part instanceof Literal<E> literal) {
        key.append(literal.text());
      } else if (!(part instanceof Placeholder<E, ?> placeholder)
          || !append(placeholder, values[next++], key)) {
        return false;
      }
    }
    return true;
  }

  private static <E, T> boolean append(
      Placeholder<E, T> placeholder, @Nullable Object value, StringBuilder key) {
    if (value == null) {
      return false;
    }
    try {
      placeholder.append(placeholder.cast(value), false, key);
      return true;
    } catch (KeyFormatException hasNoKey) {
      return false;
    }
  }

  private boolean isReserved(StringBuilder key) {
    return !reserved.isEmpty() && reserved.contains(key.toString());
  }
}
