package io.partita.runtime.generated.operation;

import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.ConsistentHydratedQuery;
import io.partita.runtime.query.ConsistentJoinedQuery;
import java.util.function.Function;

/** A query of an index that does not carry whole items, with these. */
final class HydratedItems<E, K extends GeneratedKey<E>, T>
    extends CompletedQuery<E, T, E, HydratedItems<E, K, T>> implements ConsistentHydratedQuery<E> {

  private final EntityType<E, K> type;
  private final Function<T, K> key;

  HydratedItems(TypedQuery<E, ?, T, ?> query, EntityType<E, K> type, Function<T, K> key) {
    super(query, completion(query, type, key, ItemView.records(type)));
    this.type = type;
    this.key = key;
  }

  private static <E, K extends GeneratedKey<E>, T, R> Completion<T, R> completion(
      TypedQuery<E, ?, T, ?> query, EntityType<E, K> type, Function<T, K> key, ItemView<R> view) {
    return new Completion.Records<>(
        new EntityOperations<>(query.state().context(), type), key, view);
  }

  @Override
  HydratedItems<E, K, T> of(TypedQuery<E, ?, T, ?> other) {
    return new HydratedItems<>(other, type, key);
  }

  @Override
  public <P> ConsistentJoinedQuery<E, P> as(RecordProjection<E, P> projection) {
    ItemView<P> view = ItemView.of(Place.table(type), projection);
    return new JoinedItems<>(query(), completion(query(), type, key, view));
  }
}
