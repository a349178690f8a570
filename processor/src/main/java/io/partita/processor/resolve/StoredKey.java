package io.partita.processor.resolve;

import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import java.util.ArrayList;
import java.util.List;

/**
 * What an entity's items hold in a key attribute.
 *
 * @param parts the parts; no text follows another
 * @param isNative the attribute is a component's own, stored as it is
 */
public record StoredKey(List<KeyPart> parts, boolean isNative) {

  static StoredKey of(List<KeyPart> parts, boolean isNative) {
    return new StoredKey(merged(parts), isNative);
  }

  /** The same parts, where text that follows text is one of them. */
  public static List<KeyPart> merged(List<KeyPart> parts) {
    List<KeyPart> merged = new ArrayList<>();
    for (KeyPart part : parts) {
      int last = merged.size() - 1;
      if (part instanceof LiteralPart literal
          && last >= 0
          && merged.get(last) instanceof LiteralPart before) {
        merged.set(last, new LiteralPart(before.text() + literal.text()));
      } else {
        merged.add(part);
      }
    }
    return List.copyOf(merged);
  }

  /** Whether another is the same up to the names of components. */
  public boolean isSameAs(StoredKey other) {
    return isNative == other.isNative
        && parts.size() == other.parts.size()
        && beginsLike(other, parts.size());
  }

  /** Whether the first parts are those of another, up to the names of components. */
  boolean beginsLike(StoredKey other, int count) {
    if (parts.size() < count) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (!isSame(parts.get(i), other.parts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(KeyPart one, KeyPart other) {
    if (one instanceof ComponentPart mine && other instanceof ComponentPart theirs) {
      return isSame(mine.format(), theirs.format());
    }
    return one.equals(other);
  }

  /** Whether equal values have equal text. */
  static boolean isSame(KeyFormat one, KeyFormat other) {
    return one.style() == other.style()
        && one.width() == other.width()
        && one.precision() == other.precision()
        && KeyFormatChooser.innermost(one.type()).equals(KeyFormatChooser.innermost(other.type()));
  }

  /** Whether it has text that means something, beside separators. */
  boolean hasText() {
    return parts.stream()
        .anyMatch(
            part ->
                part instanceof LiteralPart literal
                    && literal.text().chars().anyMatch(Character::isLetterOrDigit));
  }

  /** How many parts there are up to the last component. */
  int upToLastComponent() {
    for (int i = parts.size(); i > 0; i--) {
      if (parts.get(i - 1) instanceof ComponentPart) {
        return i;
      }
    }
    return 0;
  }

  /** The components in order, as often as they occur. */
  public List<ComponentPart> components() {
    return KeyPart.components(parts).toList();
  }
}
