package io.partita.runtime.internal.query;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is read of each item, beside its keys and what tells whether it is one to be read: all of
 * it, or some attributes.
 *
 * @param attributes null for all
 */
public record ItemParts(@Nullable Set<String> attributes) {

  /** Whole items. */
  public static final ItemParts ALL = new ItemParts(null);

  /** Keys alone. */
  public static final ItemParts KEYS = new ItemParts(Set.of());
}
