package io.partita.processor.document;

import java.util.List;

/**
 * A component of which no two items have the same value.
 *
 * @param parts the key of the item that says that a value is taken
 */
record LockUnique(String attribute, List<LockPart> parts) {

  LockUnique {
    parts = List.copyOf(parts);
  }
}
