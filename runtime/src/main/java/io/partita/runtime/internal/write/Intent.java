package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.ItemKey;
import org.jspecify.annotations.Nullable;

/** One thing that a caller asks for. */
public interface Intent {

  /** The entity's name. */
  String entity();

  /** The item that it is about. */
  ItemKey key();

  /** Whether it touches no other item, whatever is stored. */
  boolean isSingle();

  /** Whether it writes the item, which only one intent of a transaction can. */
  default boolean writes() {
    return true;
  }

  /** Why the item must be read before it can be written; null if it need not. */
  default @Nullable String reasonToRead() {
    return null;
  }

  /** Whether doing it twice has the effect of doing it once. */
  default boolean isRepeatable() {
    return true;
  }

  /**
   * Adds what it does to items, given what is known of them.
   *
   * @param position its position among the caller's actions
   */
  void addTo(Actions actions, int position);
}
