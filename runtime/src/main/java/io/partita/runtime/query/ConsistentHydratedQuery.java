package io.partita.runtime.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A hydrated query of a local index, which DynamoDB can answer strongly consistent.
 *
 * @param <E> the entity's record
 */
public interface ConsistentHydratedQuery<E> extends HydratedQuery<E>, ConsistentJoinedQuery<E, E> {

  @Override
  ConsistentHydratedQuery<E> consistent();

  @Override
  <P> ConsistentJoinedQuery<E, P> as(RecordProjection<E, P> projection);

  @Override
  ConsistentHydratedQuery<E> filter(Condition<E> condition);

  @Override
  ConsistentHydratedQuery<E> reverse();

  @Override
  ConsistentHydratedQuery<E> limit(int limit);

  @Override
  ConsistentHydratedQuery<E> pageSize(int pageSize);

  @Override
  ConsistentHydratedQuery<E> skipUnreadable(Consumer<? super MappingException> report);
}
