package io.partita.runtime.internal.query;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Linked;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A query of edges that also reads the items they lead to: Query, then BatchGetItem in chunks of
 * 100. Edges keep their order, an item that several edges lead to is read once, and keys that
 * DynamoDB leaves unprocessed are read again.
 *
 * <p>Its methods throw {@link IncompleteBatchException} if keys are still unprocessed after all
 * attempts.
 *
 * @param <E> the edge: its record, or what an index carries of it
 * @param <T> the record of the other end
 */
public final class LinkedQuery<E, T> extends CompletedQuery<E, Linked<E, T>> {

  private LinkedQuery(
      TypedQuery<?, E, ?> query, Function<List<E>, List<Linked<E, T>>> link, String note) {
    super(query, link, note);
  }

  /** The edges of a query with the items they lead to. */
  public static <E, T, K extends EntityKey<T>> LinkedQuery<E, T> of(
      TypedQuery<?, E, ?> query, EntityOperations<T, K> target, Function<E, K> targetKey) {
    return new LinkedQuery<>(
        query,
        edges -> link(edges, target, targetKey),
        " Then BatchGetItem reads each " + target.name() + " once, up to 100 in one request.");
  }

  /**
   * Edges that were read already, each with the item it leads to: BatchGetItem in chunks of 100.
   *
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts
   */
  public static <E, T, K extends EntityKey<T>> List<Linked<E, T>> link(
      List<E> edges, EntityOperations<T, K> target, Function<E, K> targetKey) {
    List<K> keys = edges.stream().map(targetKey).toList();
    Map<K, T> targets = target.findAll(keys);
    return edges.stream()
        .map(edge -> new Linked<>(edge, Optional.ofNullable(targets.get(targetKey.apply(edge)))))
        .toList();
  }
}
