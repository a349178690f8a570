package io.partita.runtime;

/**
 * Is told of every operation of a DAO when it has ended, well or not, for metrics and logs.
 *
 * <p>It is called on the thread of the operation, which waits for it, and by several threads at
 * once if several use the table. What it throws is logged as a warning of the logger named after
 * this interface, and the operation ends as it would have without.
 *
 * @see Options.Builder#listener
 */
@FunctionalInterface
public interface OperationListener {

  /** Takes notice of an operation that has ended. */
  void completed(OperationReport report);
}
