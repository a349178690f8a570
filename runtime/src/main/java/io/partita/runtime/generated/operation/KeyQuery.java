package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import java.util.function.Function;

/**
 * The base of generated queries of an index that carries keys alone: its items are read as keys,
 * and there is nothing to filter on.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <Q> the generated query
 */
public abstract class KeyQuery<E, K extends GeneratedKey<E>, Q extends KeyQuery<E, K, Q>>
    extends ProjectedQuery<E, K, K, Q> {

  protected KeyQuery(
      QueryState<E> state, Function<QueryState<E>, Q> constructor, EntityType<E, K> type) {
    super(state, constructor, type, item -> type.key(item), Function.identity());
  }
}
