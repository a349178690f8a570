package io.partita.runtime.internal.write;

import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.stored.Check;

/**
 * What must be stored for an update to make sense: a record inside of which something changes, an
 * element of a list, what is copied.
 *
 * @param name what messages call it
 * @param check tells whether it is there
 */
record Needed(String name, Check check) {

  /** A record: another value, or NULL, is not one. */
  static Needed record(String name, Path path) {
    return new Needed(name, new Check.IsMap(path));
  }

  /** Any value. */
  static Needed value(String name, Path path) {
    return new Needed(name, new Check.Present(path));
  }
}
