package io.partita.runtime.generated.operation;

import io.partita.runtime.ProjectedItem;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.ConsistentHydratedQuery;
import io.partita.runtime.query.ConsistentPartialQuery;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The base of generated queries of a local index that carries keys and some components, which
 * DynamoDB can answer strongly consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <P> what is generated for the components
 * @param <Q> the generated query
 */
public abstract class ConsistentIncludeQuery<
        E,
        K extends GeneratedKey<E>,
        P extends ProjectedItem<K>,
        Q extends ConsistentIncludeQuery<E, K, P, Q>>
    extends IncludeQuery<E, K, P, Q> {

  protected ConsistentIncludeQuery(
      QueryState<E> state,
      Function<QueryState<E>, Q> constructor,
      EntityType<E, K> type,
      BiFunction<K, ItemReader, P> reader) {
    super(state, constructor, type, reader);
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
