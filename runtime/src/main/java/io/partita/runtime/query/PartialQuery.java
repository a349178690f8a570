package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query that reads a part of each item, such as its key: a ProjectionExpression names the
 * attributes of that part, and those that tell whether the item is one to be read. Less travels and
 * is decoded. The read units are those of whole items, and so are the 1 MB of a response.
 *
 * <p>It finds the same items as the query that it was made of, in the same order, and their cursors
 * are the same: either goes on where the other has stopped. It does not matter which of the two is
 * given the settings.
 *
 * @param <E> the record of the items that the query finds
 * @param <T> the part that is read
 */
public interface PartialQuery<E, T> extends SortedQuery<T> {

  /**
   * Keeps only the items for which a condition holds, in addition to conditions given before. It
   * may be on what is not read. DynamoDB charges for the others as well.
   *
   * @throws IllegalArgumentException if DynamoDB has no filter on what the condition is on
   */
  PartialQuery<E, T> filter(Condition<E> condition);

  @Override
  PartialQuery<E, T> reverse();

  @Override
  PartialQuery<E, T> limit(int limit);

  @Override
  PartialQuery<E, T> pageSize(int pageSize);

  /**
   * {@inheritDoc}
   *
   * <p>What is not read does not matter.
   */
  @Override
  PartialQuery<E, T> skipUnreadable(Consumer<? super MappingException> report);
}
