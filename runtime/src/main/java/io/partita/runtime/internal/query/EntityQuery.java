package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.operation.ExplainDriver;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated queries: the items of one partition, in the order of their sort keys.
 * Immutable: each setting gives another query.
 *
 * @param <E> the entity's record
 * @param <Q> the generated query
 */
public abstract class EntityQuery<E, Q extends EntityQuery<E, Q>> {

  private final QueryState<E> state;

  protected EntityQuery(QueryState<E> state) {
    this.state = state;
  }

  /** The same query in another state. */
  protected abstract Q with(QueryState<E> state);

  protected final QueryState<E> state() {
    return state;
  }

  /** Begins with the last item. */
  public final Q reverse() {
    return with(state.reversed());
  }

  /** Returns at most so many items from one call; items that a filter drops do not count. */
  public final Q limit(int limit) {
    return with(state.limit(limit));
  }

  /**
   * Makes pages of so many items; items that a filter drops do not count. Without it, a page is
   * what is left of one response of up to 1 MB, or of the next one if that is nothing.
   */
  public final Q pageSize(int pageSize) {
    return with(state.pageSize(pageSize));
  }

  /**
   * Keeps only the items for which a condition holds, in addition to conditions given before.
   * DynamoDB charges for the others, too.
   */
  public final Q filter(Condition<E> condition) {
    return with(state.filter(condition));
  }

  /** All records. */
  public final List<E> list() {
    return state.results().list();
  }

  /** All records, lazily: a page is read only when the stream gets there. */
  public final Stream<E> stream() {
    return state.results().stream();
  }

  /** All pages, lazily: one is read only when the stream gets there. */
  public final Stream<Page<E>> pages() {
    return state.results().pages();
  }

  /** The first page. */
  public final Page<E> page() {
    return page(null);
  }

  /**
   * The page that begins at a cursor, or the first one without.
   *
   * @throws InvalidCursorException if the cursor is not one of this query; nothing was sent then
   */
  public final Page<E> page(@Nullable String cursor) {
    return state.page(cursor);
  }

  /** The first record, if there is one. */
  public final Optional<E> first() {
    return limit(1).list().stream().findFirst();
  }

  /**
   * The number of records. Only counts travel, or keys where items are recognised by the shape of
   * their keys.
   */
  public final long count() {
    return state.results().count();
  }

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  public final Explanation explain() {
    return ExplainDriver.explain(state.context(), explained -> with(state.in(explained)).list());
  }
}
