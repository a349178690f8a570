package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Linked;
import io.partita.runtime.Page;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
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
 * @param <T> the record of the other end
 */
public final class LinkedQuery<E, T> {

  private final EntityQuery<E, ?> query;
  private final Function<List<E>, List<Linked<E, T>>> link;
  private final String note;

  private LinkedQuery(
      EntityQuery<E, ?> query, Function<List<E>, List<Linked<E, T>>> link, String note) {
    this.query = query;
    this.link = link;
    this.note = note;
  }

  /** The edges of a query with the items they lead to. */
  public static <E, T, K extends EntityKey<T>> LinkedQuery<E, T> of(
      EntityQuery<E, ?> query, EntityOperations<T, K> target, Function<E, K> targetKey) {
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

  /** All edges, each with the item it leads to. */
  public List<Linked<E, T>> list() {
    return link.apply(query.list());
  }

  /**
   * All edges, lazily: a page of edges and the items they lead to are read only when the stream
   * gets there.
   */
  public Stream<Linked<E, T>> stream() {
    return pages().flatMap(page -> page.items().stream());
  }

  /** All pages, lazily: one is read only when the stream gets there. */
  public Stream<Page<Linked<E, T>>> pages() {
    return query.pages().map(this::linked);
  }

  /** The first page. */
  public Page<Linked<E, T>> page() {
    return page(null);
  }

  /**
   * The page that begins at a cursor, or the first one without. It is also a cursor of the query of
   * edges alone.
   *
   * @throws InvalidCursorException if the cursor is not one of this query; nothing was sent then
   */
  public Page<Linked<E, T>> page(@Nullable String cursor) {
    return linked(query.page(cursor));
  }

  private Page<Linked<E, T>> linked(Page<E> page) {
    return new Page<>(link.apply(page.items()), page.cursor());
  }

  /** The first edge with the item it leads to, if there is one. */
  public Optional<Linked<E, T>> first() {
    return link.apply(query.first().stream().toList()).stream().findFirst();
  }

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  public Explanation explain() {
    return new Explanation(query.explain().requests().stream().map(this::noted).toList());
  }

  private Explanation.Request noted(Explanation.Request request) {
    return new Explanation.Request(request.operation(), request.request(), request.note() + note);
  }
}
