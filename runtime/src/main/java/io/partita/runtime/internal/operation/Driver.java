package io.partita.runtime.internal.operation;

/** Runs operations to their end. */
public interface Driver {

  /** Walks the steps of an operation and returns its result. */
  <R> R run(Step<R> operation);
}
