package io.partita.runtime.query;

import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query of the table or of a local index, which DynamoDB can answer strongly consistent, that
 * also reads the items that its elements lead to.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> what the query alone gives: the record, or what an index carries of it
 * @param <O> the record of the items that these lead to
 */
public interface ConsistentLinkedQuery<E, T, O>
    extends LinkedQuery<E, T, O>, ConsistentJoinedQuery<E, Linked<T, O>> {

  @Override
  ConsistentLinkedQuery<E, T, O> consistent();

  @Override
  <P> ConsistentJoinedQuery<E, Linked<T, P>> as(RecordProjection<O, P> projection);

  @Override
  ConsistentLinkedQuery<E, T, O> filter(Condition<E> condition);

  @Override
  ConsistentLinkedQuery<E, T, O> reverse();

  @Override
  ConsistentLinkedQuery<E, T, O> limit(int limit);

  @Override
  ConsistentLinkedQuery<E, T, O> pageSize(int pageSize);

  @Override
  ConsistentLinkedQuery<E, T, O> skipUnreadable(Consumer<? super MappingException> report);
}
