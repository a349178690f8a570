package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query that also reads items by keys it finds: the other ends of edges, or the whole items of an
 * index that carries only parts of them. It sends Query, then BatchGetItem in chunks of 100. The
 * order is that of the query, an item that several elements lead to is read once, and keys that
 * DynamoDB leaves unprocessed are read again.
 *
 * <p>Its cursors are those of the query alone. It does not matter whether the query alone is given
 * its settings or this one.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> an element: the record with what belongs to it
 */
public interface JoinedQuery<E, T> extends SortedQuery<T> {

  /**
   * Keeps only the items of the query for which a condition holds, in addition to conditions given
   * before. DynamoDB charges for the others as well.
   *
   * @throws IllegalArgumentException if DynamoDB has no filter on what the condition is on
   */
  JoinedQuery<E, T> filter(Condition<E> condition);

  @Override
  JoinedQuery<E, T> reverse();

  @Override
  JoinedQuery<E, T> limit(int limit);

  @Override
  JoinedQuery<E, T> pageSize(int pageSize);

  /**
   * {@inheritDoc}
   *
   * <p>This goes for the items of the query as well as for those that are read by key.
   */
  @Override
  JoinedQuery<E, T> skipUnreadable(Consumer<? super MappingException> report);
}
