package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Page;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A query that also reads items by keys it finds: Query, then BatchGetItem in chunks of 100. The
 * order is the query's, and keys that DynamoDB leaves unprocessed are read again.
 *
 * <p>Its methods throw {@link IncompleteBatchException} if keys are still unprocessed after all
 * attempts.
 *
 * @param <T> what the query alone gives
 * @param <R> what becomes of it
 */
public abstract class CompletedQuery<T, R> {

  private final TypedQuery<?, T, ?> query;
  private final Function<List<T>, List<R>> complete;
  private final String note;

  /**
   * @param complete reads what belongs to some elements of the query
   * @param note what an explanation adds to that of the query
   */
  CompletedQuery(TypedQuery<?, T, ?> query, Function<List<T>, List<R>> complete, String note) {
    this.query = query;
    this.complete = complete;
    this.note = note;
  }

  final TypedQuery<?, T, ?> query() {
    return query;
  }

  final List<R> completed(List<T> elements) {
    return complete.apply(elements);
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
   * The page that begins at a cursor, or the first one without. Its cursors are also those of the
   * query alone.
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

  private Explanation.Request noted(Explanation.Request request) {
    return new Explanation.Request(request.operation(), request.request(), request.note() + note);
  }
}
