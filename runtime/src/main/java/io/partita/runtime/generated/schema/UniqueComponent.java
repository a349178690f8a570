package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.KeyLimits;
import io.partita.runtime.internal.key.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * A component of which no two items have the same value.
 *
 * @param format how a value is written in the key of the item that stands for it
 * @param <E> the entity's record
 * @param <T> the component's type
 */
public record UniqueComponent<E, T>(Component<E, T> component, KeyFormat<T> format) {

  private static final String PREFIX = "UNIQUE#";

  /** Whether a text may be the key of an item that stands for a value. */
  public static boolean isKeyText(String text) {
    return text.startsWith(PREFIX);
  }

  /**
   * The key of the item that stands for the value of some components; null if the value is.
   *
   * @throws InvalidKeyException if the value cannot be part of a key
   */
  public @Nullable String keyText(EntityType<E, ?> type, ComponentSource<E> source) {
    T value = source.get(component);
    return value == null ? null : keyText(type, value);
  }

  /**
   * The key of the item that stands for the value of a stored item; null also if the stored value
   * cannot be read, for then nobody can tell which item that is.
   */
  public @Nullable String storedKeyText(EntityType<E, ?> type, ComponentSource<E> stored) {
    try {
      return keyText(type, stored);
    } catch (MappingException | InvalidKeyException unreadable) {
      return null;
    }
  }

  /**
   * The key of the item that stands for a value.
   *
   * @throws InvalidKeyException if the value cannot be part of a key
   */
  public String keyText(EntityType<E, ?> type, T value) {
    KeyOwner owner = KeyOwner.UNKNOWN.entity(type.name());
    String name = type.type().map(mark -> mark.getValue().s()).orElse(type.name());
    String text;
    try {
      text = PREFIX + name + "#" + component.name() + "#" + format.encode(component.cut(value));
    } catch (KeyFormatException refused) {
      throw owner.refused(component, refused.problem());
    }
    int most = type.primaryKey().sort() == null ? KeyLimits.PARTITION_BYTES : KeyLimits.SORT_BYTES;
    if (Utf8.length(text) > most) {
      throw owner.refused(
          component,
          "is too long for the key of the item that keeps it unique, which has "
              + most
              + " bytes at most. Use a shorter value.");
    }
    return text;
  }
}
