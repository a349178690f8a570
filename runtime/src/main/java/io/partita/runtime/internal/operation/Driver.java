package io.partita.runtime.internal.operation;

import io.partita.runtime.Options;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Runs operations to their end. */
public interface Driver {

  /** Walks the steps of an operation and returns its result. */
  <R> R run(Step<R> operation);

  /** Whether items that are written as bytes are sent as such; if not, they need not be. */
  default boolean sendsBytes() {
    return false;
  }

  /**
   * The driver for calls with other options of those that can be other ones for some calls; the
   * same where they make no difference.
   */
  default Driver with(Options options, String tableName) {
    return this;
  }

  /**
   * Does the work of one call of a user, so that a driver with a listener can report it as one;
   * others need not care.
   *
   * @param items how many items a result is
   * @param work what to do, with the driver to do it with
   */
  default <R> R observe(OperationName name, ToLongFunction<R> items, Function<Driver, R> work) {
    return work.apply(this);
  }
}
