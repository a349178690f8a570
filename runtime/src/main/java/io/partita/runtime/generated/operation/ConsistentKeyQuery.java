package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.ConsistentHydratedQuery;
import io.partita.runtime.query.ConsistentPartialQuery;
import java.util.function.Function;

/**
 * The base of generated queries of a local index that carries keys alone, which DynamoDB can answer
 * strongly consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <Q> the generated query
 */
public abstract class ConsistentKeyQuery<
        E, K extends GeneratedKey<E>, Q extends ConsistentKeyQuery<E, K, Q>>
    extends KeyQuery<E, K, Q> {

  protected ConsistentKeyQuery(
      QueryState<E> state, Function<QueryState<E>, Q> constructor, EntityType<E, K> type) {
    super(state, constructor, type);
  }

  /** Reads strongly consistent, at twice the price. */
  public final Q consistent() {
    return with(state().with(ReadSettings::consistently));
  }

  @Override
  public final ConsistentHydratedQuery<E> hydrate() {
    return joined();
  }

  @Override
  public final ConsistentPartialQuery<E, K> keys() {
    return keysAlone();
  }
}
