package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query of a part of each item of the table or of a local index, which DynamoDB can answer
 * strongly consistent.
 *
 * @param <E> the record of the items that the query finds
 * @param <T> the part that is read
 */
public interface ConsistentPartialQuery<E, T> extends PartialQuery<E, T> {

  /** Makes the Query strongly consistent, at twice the price. */
  ConsistentPartialQuery<E, T> consistent();

  @Override
  ConsistentPartialQuery<E, T> filter(Condition<E> condition);

  @Override
  ConsistentPartialQuery<E, T> reverse();

  @Override
  ConsistentPartialQuery<E, T> limit(int limit);

  @Override
  ConsistentPartialQuery<E, T> pageSize(int pageSize);

  @Override
  ConsistentPartialQuery<E, T> skipUnreadable(Consumer<? super MappingException> report);
}
