package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.internal.operation.Cursor;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.ReadResults;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated queries: what is stored of one partition, in the order of the sort keys.
 * Immutable: each setting gives another query.
 *
 * @param <E> the entity's record
 * @param <T> what an item is read as: the record, or what an index carries of it
 * @param <Q> the generated query
 */
public abstract class TypedQuery<E, T, Q extends TypedQuery<E, T, Q>> {

  private final QueryState<E> state;
  private final Function<Map<String, AttributeValue>, T> mapper;

  TypedQuery(QueryState<E> state, Function<Map<String, AttributeValue>, T> mapper) {
    this.state = state;
    this.mapper = mapper;
  }

  /** The same query in another state. */
  protected abstract Q with(QueryState<E> state);

  protected final QueryState<E> state() {
    return state;
  }

  private ReadResults<T> results() {
    return state.results(mapper);
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
   * Leaves out items that cannot be read, instead of failing with a {@link MappingException}, and
   * tells of each of them; its {@link MappingException#key} says which item it is. Limits and pages
   * do not count them, {@code count()} does. An item behind the end of a page may be told of twice.
   *
   * @param report called for each of them before the call returns; by several threads where parts
   *     are read side by side
   */
  public final Q skipUnreadable(Consumer<? super MappingException> report) {
    return with(state.skipUnreadable(report));
  }

  /** All of them. */
  public final List<T> list() {
    return results().list();
  }

  /** All of them, lazily: a page is read only when the stream gets there. */
  public final Stream<T> stream() {
    return results().stream();
  }

  /** All pages, lazily: one is read only when the stream gets there. */
  public final Stream<Page<T>> pages() {
    return results().pages();
  }

  /** The first page. */
  public final Page<T> page() {
    return page(null);
  }

  /**
   * The page that begins at a cursor, or the first one if that is null or empty.
   *
   * @throws InvalidCursorException if the cursor is not one of this query; nothing was sent then
   */
  public final Page<T> page(@Nullable String cursor) {
    return state.page(Cursor.given(cursor), mapper);
  }

  /** The first one, if there is any. */
  public final Optional<T> first() {
    return limit(1).list().stream().findFirst();
  }

  /**
   * Their number. Only counts travel, or keys where items are recognised by the shape of their
   * keys.
   */
  public final long count() {
    return results().count();
  }

  /** What is read from where, without values. */
  @Override
  public final String toString() {
    return state.toString();
  }

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  public final Explanation explain() {
    return ExplainDriver.explain(state.context(), explained -> with(state.in(explained)).list());
  }
}
