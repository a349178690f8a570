package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query of an index that carries only parts of the items, which also reads the whole items from
 * the table.
 *
 * @param <E> the entity's record
 */
public interface HydratedQuery<E> extends JoinedQuery<E, E> {

  /**
   * Reads only some components of each item from the table: a ProjectionExpression in each
   * BatchGetItem names their attributes. That saves bytes and decoding, not capacity.
   */
  <P> JoinedQuery<E, P> as(RecordProjection<E, P> projection);

  @Override
  HydratedQuery<E> filter(Condition<E> condition);

  @Override
  HydratedQuery<E> reverse();

  @Override
  HydratedQuery<E> limit(int limit);

  @Override
  HydratedQuery<E> pageSize(int pageSize);

  @Override
  HydratedQuery<E> skipUnreadable(Consumer<? super MappingException> report);
}
