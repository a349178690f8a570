package io.partita.runtime.generated.operation;

import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.query.PartialQuery;
import java.util.function.Function;

/**
 * The base of generated queries of records: the items of one partition, in the order of their sort
 * keys. Immutable: each setting gives another query.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <Q> the generated query
 */
public abstract class EntityQuery<E, K extends GeneratedKey<E>, Q extends EntityQuery<E, K, Q>>
    extends TypedQuery<E, K, E, Q> {

  protected EntityQuery(
      QueryState<E> state, Function<QueryState<E>, Q> constructor, EntityType<E, K> type) {
    super(state, constructor, type, type::read);
  }

  /**
   * Keeps only the items for which a condition holds, in addition to conditions given before.
   * DynamoDB charges for the others as well.
   *
   * @throws IllegalArgumentException if the condition is on the partition or sort key of the table
   *     or index that is queried: DynamoDB has no filter on these, and the query's own methods
   *     narrow it by its sort key
   */
  public final Q filter(Condition<E> condition) {
    return with(state().filter(condition));
  }

  /**
   * The same query, which reads only some components of each item: less travels and is decoded, and
   * the read units are the same. Either query's cursors continue the other.
   */
  public <P> PartialQuery<E, P> as(RecordProjection<E, P> projection) {
    return parts(projection);
  }
}
