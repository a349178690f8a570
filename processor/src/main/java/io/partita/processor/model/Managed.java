package io.partita.processor.model;

/** Components with a meaning of their own; all but {@link #TTL} are written by Partita only. */
public enum Managed {
  VERSION,
  TTL,
  CREATED_AT,
  UPDATED_AT,
  COUNT
}
