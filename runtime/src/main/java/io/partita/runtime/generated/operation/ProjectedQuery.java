package io.partita.runtime.generated.operation;

import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.query.ConsistentHydratedQuery;
import io.partita.runtime.query.ConsistentPartialQuery;
import io.partita.runtime.query.HydratedQuery;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated queries of an index that does not carry whole items.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <T> what is read of each item
 * @param <Q> the generated query
 */
public abstract class ProjectedQuery<
        E, K extends GeneratedKey<E>, T, Q extends ProjectedQuery<E, K, T, Q>>
    extends TypedQuery<E, K, T, Q> {

  private final Function<T, K> key;

  ProjectedQuery(
      QueryState<E> state,
      Function<QueryState<E>, Q> constructor,
      EntityType<E, K> type,
      Function<Map<String, AttributeValue>, T> mapper,
      Function<T, K> key) {
    super(state, constructor, type, mapper);
    this.key = key;
  }

  /**
   * The whole records, in the order of the query: Query, then a BatchGetItem per 100 keys, which
   * reads the table. An item that is gone by then, has expired or is being deleted is left out.
   */
  public HydratedQuery<E> hydrate() {
    return joined();
  }

  /** The same query of some components, all of which the index carries. */
  protected final <P> ConsistentPartialQuery<E, P> carried(RecordProjection<E, P> projection) {
    return parts(projection);
  }

  final ConsistentHydratedQuery<E> joined() {
    return new HydratedItems<>(this, type(), key);
  }
}
