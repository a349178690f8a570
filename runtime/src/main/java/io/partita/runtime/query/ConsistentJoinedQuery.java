package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A joined query of the table or of a local index, which DynamoDB can answer strongly consistent.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> an element: the record with what belongs to it
 */
public interface ConsistentJoinedQuery<E, T> extends JoinedQuery<E, T> {

  /** Makes the Query strongly consistent, at twice the price. */
  ConsistentJoinedQuery<E, T> consistent();

  @Override
  ConsistentJoinedQuery<E, T> filter(Condition<E> condition);

  @Override
  ConsistentJoinedQuery<E, T> reverse();

  @Override
  ConsistentJoinedQuery<E, T> limit(int limit);

  @Override
  ConsistentJoinedQuery<E, T> pageSize(int pageSize);

  @Override
  ConsistentJoinedQuery<E, T> skipUnreadable(Consumer<? super MappingException> report);
}
