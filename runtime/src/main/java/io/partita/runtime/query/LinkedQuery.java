package io.partita.runtime.query;

import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query that also reads the items that its elements lead to: edges, each with its other end.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> what the query alone gives: the record, or what an index carries of it
 * @param <O> the record of the items that these lead to
 */
public interface LinkedQuery<E, T, O> extends JoinedQuery<E, Linked<T, O>> {

  /**
   * Reads only some components of the items that elements lead to: a ProjectionExpression in each
   * BatchGetItem names their attributes. That saves bytes and decoding, not capacity.
   */
  <P> JoinedQuery<E, Linked<T, P>> as(RecordProjection<O, P> projection);

  @Override
  LinkedQuery<E, T, O> filter(Condition<E> condition);

  @Override
  LinkedQuery<E, T, O> reverse();

  @Override
  LinkedQuery<E, T, O> limit(int limit);

  @Override
  LinkedQuery<E, T, O> pageSize(int pageSize);

  @Override
  LinkedQuery<E, T, O> skipUnreadable(Consumer<? super MappingException> report);
}
