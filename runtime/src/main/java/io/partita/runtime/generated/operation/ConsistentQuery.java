package io.partita.runtime.generated.operation;

import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.ConsistentPartialQuery;
import java.util.function.Function;

/**
 * The base of generated queries of the table or of a local index, which DynamoDB can answer
 * strongly consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <Q> the generated query
 */
public abstract class ConsistentQuery<
        E, K extends GeneratedKey<E>, Q extends ConsistentQuery<E, K, Q>>
    extends EntityQuery<E, K, Q> {

  protected ConsistentQuery(
      QueryState<E> state, Function<QueryState<E>, Q> constructor, EntityType<E, K> type) {
    super(state, constructor, type);
  }

  /** Reads strongly consistent, at twice the price. */
  public final Q consistent() {
    return with(state().with(ReadSettings::consistently));
  }

  @Override
  public final <P> ConsistentPartialQuery<E, P> as(RecordProjection<E, P> projection) {
    return parts(projection);
  }

  @Override
  public final ConsistentPartialQuery<E, K> keys() {
    return keysAlone();
  }
}
