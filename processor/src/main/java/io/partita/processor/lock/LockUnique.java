package io.partita.processor.lock;

import java.util.List;

/**
 * A component of which no two items have the same value.
 *
 * @param parts the key of the item that says that a value is taken: text, then the value
 */
record LockUnique(String attribute, List<LockPart> parts) {

  LockUnique {
    boolean isKey =
        parts.size() == 2
            && parts.get(0) instanceof LockPart.Literal
            && parts.get(1) instanceof LockPart.Value;
    if (!isKey) {
      throw new IllegalArgumentException(
          "'" + LockPart.text(parts) + "' is no key of a unique value");
    }
  }

  LockPart.Literal text() {
    return (LockPart.Literal) parts.get(0);
  }

  LockPart.Value value() {
    return (LockPart.Value) parts.get(1);
  }
}
