package io.partita.runtime.generated.operation;

import io.partita.runtime.Linked;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.ConsistentJoinedQuery;
import io.partita.runtime.query.ConsistentLinkedQuery;
import java.util.function.Function;

/** The edges of a query with the items they lead to. */
final class LinkedItems<E, T, O, K extends GeneratedKey<O>>
    extends CompletedQuery<E, T, Linked<T, O>, LinkedItems<E, T, O, K>>
    implements ConsistentLinkedQuery<E, T, O> {

  private final EntityType<O, K> target;
  private final Function<T, K> targetKey;

  LinkedItems(TypedQuery<E, ?, T, ?> query, EntityType<O, K> target, Function<T, K> targetKey) {
    super(query, completion(query, target, targetKey, ItemView.records(target)));
    this.target = target;
    this.targetKey = targetKey;
  }

  private static <T, O, K extends GeneratedKey<O>, R> Completion<T, Linked<T, R>> completion(
      TypedQuery<?, ?, T, ?> query,
      EntityType<O, K> target,
      Function<T, K> targetKey,
      ItemView<R> view) {
    return new Completion.Links<>(
        new EntityOperations<>(query.state().context(), target), targetKey, view);
  }

  @Override
  LinkedItems<E, T, O, K> of(TypedQuery<E, ?, T, ?> other) {
    return new LinkedItems<>(other, target, targetKey);
  }

  @Override
  public <P> ConsistentJoinedQuery<E, Linked<T, P>> as(RecordProjection<O, P> projection) {
    ItemView<P> view = ItemView.of(Place.table(target), projection);
    return new JoinedItems<>(query(), completion(query(), target, targetKey, view));
  }
}
