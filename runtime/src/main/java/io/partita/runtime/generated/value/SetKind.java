package io.partita.runtime.generated.value;

/** The three kinds of stored set. */
public enum SetKind {
  TEXT,
  NUMBER,
  BINARY
}
