package io.partita.processor.diagnostic;

/** The stable codes of all problems; each has a heading in {@code docs/errors.md}. */
public enum Code {
  /** A type that is named does not exist. */
  UNRESOLVED_TYPE,
  /** Something went wrong in Partita itself. */
  BUG
}
