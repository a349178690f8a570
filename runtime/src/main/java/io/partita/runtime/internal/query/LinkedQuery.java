package io.partita.runtime.internal.query;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A query of edges that also reads the items they lead to: Query, then BatchGetItem in chunks of
 * 100. Edges keep their order, an item that several edges lead to is read once, and keys that
 * DynamoDB leaves unprocessed are read again.
 *
 * <p>Its methods throw {@link IncompleteBatchException} if keys are still unprocessed after all
 * attempts.
 *
 * @param <E> the edge's record
 * @param <L> what is read of it: the record, or what an index carries of it
 * @param <T> the record of the other end
 */
public class LinkedQuery<E, L, T> extends CompletedQuery<E, L, Linked<L, T>, LinkedQuery<E, L, T>> {

  LinkedQuery(TypedQuery<E, L, ?> query, Completion<L, Linked<L, T>> completion, String note) {
    super(query, completion, note);
  }

  /** The edges of a query with the items they lead to. */
  public static <E, L, T, K extends EntityKey<T>> LinkedQuery<E, L, T> of(
      TypedQuery<E, L, ?> query, EntityOperations<T, K> target, Function<L, K> targetKey) {
    return new LinkedQuery<>(query, links(target, targetKey), note(target));
  }

  static <L, T, K extends EntityKey<T>> Completion<L, Linked<L, T>> links(
      EntityOperations<T, K> target, Function<L, K> targetKey) {
    return (edges, unreadable) -> link(edges, target, targetKey, unreadable);
  }

  static String note(EntityOperations<?, ?> target) {
    return " Then BatchGetItem reads each " + target.name() + " once, up to 100 in one request.";
  }

  @Override
  LinkedQuery<E, L, T> of(TypedQuery<E, L, ?> other) {
    return new LinkedQuery<>(other, completion(), note());
  }

  /**
   * Edges that were read already, each with the item it leads to: BatchGetItem in chunks of 100.
   *
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts
   */
  public static <L, T, K extends EntityKey<T>> List<Linked<L, T>> link(
      List<L> edges, EntityOperations<T, K> target, Function<L, K> targetKey) {
    return link(edges, target, targetKey, null);
  }

  private static <L, T, K extends EntityKey<T>> List<Linked<L, T>> link(
      List<L> edges,
      EntityOperations<T, K> target,
      Function<L, K> targetKey,
      @Nullable Consumer<? super MappingException> unreadable) {
    List<K> keys = edges.stream().map(targetKey).toList();
    Map<K, T> targets = target.findAll(keys, unreadable);
    return edges.stream()
        .map(edge -> new Linked<>(edge, Optional.ofNullable(targets.get(targetKey.apply(edge)))))
        .toList();
  }
}
