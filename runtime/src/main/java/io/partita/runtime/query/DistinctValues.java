package io.partita.runtime.query;

import io.partita.runtime.Explanation;
import java.util.List;
import java.util.stream.Stream;

/**
 * The different values that one component of a sort key has among the items of a query, in the
 * order of the keys. Each takes a Query for one item, which tells where the next value begins, and
 * one more finds nothing: the number of items does not matter.
 *
 * @param <T> the component's type
 */
public interface DistinctValues<T> {

  /** Reads all values: a Query for each, and one more. */
  List<T> list();

  /** All values, lazily: one is looked for only when the stream gets there. */
  Stream<T> stream();

  /** Counts the values, with the requests of {@link #list}. */
  long count();

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  Explanation explain();
}
