package io.partita.runtime.generated.schema;

import java.util.Set;

/**
 * What an index carries of each item beside the keys.
 *
 * @param isMarked whether that includes the mark of items that are being deleted
 * @param attributes the other attributes
 */
record IndexProjection(boolean isMarked, Set<String> attributes) {

  /** Nothing. */
  static final IndexProjection KEYS_ONLY = new IndexProjection(false, Set.of());

  static IndexProjection including(String... attributes) {
    return new IndexProjection(true, Set.of(attributes));
  }
}
