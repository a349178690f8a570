package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A query that also reads items by keys it finds: Query, then BatchGetItem in chunks of 100. The
 * order is the query's, and keys that DynamoDB leaves unprocessed are read again.
 *
 * <p>Its methods throw {@link IncompleteBatchException} if keys are still unprocessed after all
 * attempts.
 *
 * <p>Immutable: each setting gives another query. It does not matter whether the query alone is set
 * or this one.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> what the query alone gives
 * @param <R> what becomes of it
 * @param <C> this kind of query
 */
public abstract class CompletedQuery<E, T, R, C extends CompletedQuery<E, T, R, C>> {

  private final TypedQuery<E, T, ?> query;
  private final Completion<T, R> completion;
  private final String note;

  /**
   * @param completion reads what belongs to some elements of the query
   * @param note what an explanation adds to that of the query
   */
  CompletedQuery(TypedQuery<E, T, ?> query, Completion<T, R> completion, String note) {
    this.query = query;
    this.completion = completion;
    this.note = note;
  }

  /** The same of another query. */
  abstract C of(TypedQuery<E, T, ?> other);

  final TypedQuery<E, T, ?> query() {
    return query;
  }

  final Completion<T, R> completion() {
    return completion;
  }

  final String note() {
    return note;
  }

  final List<R> completed(List<T> elements) {
    return completion.complete(elements, query.state().unreadable());
  }

  /** Begins with the last item. */
  public C reverse() {
    return of(query.reverse());
  }

  /** Returns at most so many elements from one call; items that a filter drops do not count. */
  public C limit(int limit) {
    return of(query.limit(limit));
  }

  /**
   * Makes pages of so many elements; items that a filter drops do not count. Without it, a page is
   * what is left of one response to the query of up to 1 MB, or of the next one if that is nothing.
   */
  public C pageSize(int pageSize) {
    return of(query.pageSize(pageSize));
  }

  /**
   * Keeps only the items of the query for which a condition holds, in addition to conditions given
   * before. DynamoDB charges for the others, too.
   *
   * @throws IllegalArgumentException if DynamoDB has no filter on what the condition is on
   */
  public C filter(Condition<E> condition) {
    return of(query.with(query.state().filter(condition)));
  }

  /**
   * Leaves out items that cannot be read, of the query as well as those that are read by key,
   * instead of failing with a {@link MappingException}, and tells of each of them; its {@link
   * MappingException#key} says which item it is. An item behind the end of a page may be told of
   * twice.
   *
   * @param report called for each of them before the call returns; by several threads where parts
   *     are read side by side
   */
  public C skipUnreadable(Consumer<? super MappingException> report) {
    return of(query.skipUnreadable(report));
  }

  /** All of them. */
  public final List<R> list() {
    return completed(query.list());
  }

  /** All of them, lazily: nothing is read before the stream gets there. */
  public Stream<R> stream() {
    return pages().flatMap(page -> page.items().stream());
  }

  /** All pages, lazily: one is read only when the stream gets there. */
  public final Stream<Page<R>> pages() {
    return query.pages().map(this::completed);
  }

  /** The first page. */
  public final Page<R> page() {
    return page(null);
  }

  /**
   * The page that begins at a cursor, or the first one if that is null or empty. Its cursors are
   * also those of the query alone.
   *
   * @throws InvalidCursorException if the cursor is not one of this query; nothing was sent then
   */
  public final Page<R> page(@Nullable String cursor) {
    return completed(query.page(cursor));
  }

  private Page<R> completed(Page<T> page) {
    return new Page<>(completed(page.items()), page.cursor());
  }

  /** The first one, if there is any. */
  public Optional<R> first() {
    return completed(query.first().stream().toList()).stream().findFirst();
  }

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  public final Explanation explain() {
    return new Explanation(query.explain().requests().stream().map(this::noted).toList());
  }

  /** What is read from where, without values. */
  @Override
  public final String toString() {
    return query + ", completed";
  }

  private Explanation.Request noted(Explanation.Request request) {
    return new Explanation.Request(request.operation(), request.request(), request.note() + note);
  }

  /** Reads what belongs to some elements. */
  interface Completion<T, R> {

    /**
     * @param unreadable is told of items that cannot be read; null if they fail the call
     */
    List<R> complete(List<T> elements, @Nullable Consumer<? super MappingException> unreadable);
  }
}
