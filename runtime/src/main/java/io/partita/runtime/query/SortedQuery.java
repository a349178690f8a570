package io.partita.runtime.query;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import java.util.function.Consumer;

/**
 * A query of one partition, in the order of its sort keys.
 *
 * <p>Generated queries have methods that narrow the range of sort keys. These are part of the key
 * condition, so that no other items are read. A range whose ends are the wrong way round is empty;
 * a value that cannot be part of the key is refused with an {@link InvalidKeyException}.
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
