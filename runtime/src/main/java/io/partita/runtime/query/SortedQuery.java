package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import java.util.function.Consumer;

/**
 * A query of one partition, in the order of its sort keys.
 *
 * @param <T> what an item is read as: a record, a key, or what an index carries
 */
public interface SortedQuery<T> extends Query<T> {

  /** Begins with the last item. */
  SortedQuery<T> reverse();

  @Override
  SortedQuery<T> limit(int limit);

  @Override
  SortedQuery<T> pageSize(int pageSize);

  @Override
  SortedQuery<T> skipUnreadable(Consumer<? super MappingException> report);
}
