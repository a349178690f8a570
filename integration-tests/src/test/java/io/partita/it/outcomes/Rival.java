package io.partita.it.outcomes;

/** What somebody else does before the second attempt. */
enum Rival {
  NOBODY,
  /** Writes something else. */
  OTHER,
  /** Writes what this call was to write. */
  EQUAL,
  /** Removes what this call needs. */
  GONE
}
