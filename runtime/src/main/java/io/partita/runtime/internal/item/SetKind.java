package io.partita.runtime.internal.item;

/** The three kinds of stored set. */
public enum SetKind {
  TEXT,
  NUMBER,
  BINARY
}
