package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.KeyIdentity;
import org.jspecify.annotations.Nullable;

/** One thing that the caller of a transaction asks for. */
public interface Intent {

  /** The entity's name. */
  String entity();

  /** The item that it is about. */
  KeyIdentity key();

  /** Whether it writes the item, which only one intent of a transaction can. */
  default boolean writes() {
    return true;
  }

  /** Why the item must be read before it can be written; null if it need not. */
  default @Nullable String reasonToRead() {
    return null;
  }

  /**
   * Adds what it does to items, given what is known of them.
   *
   * @param position its position among the caller's actions
   */
  void addTo(Actions actions, int position);
}
