package io.partita.runtime.generated.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.ConsistentJoinedQuery;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A query whose elements are completed by what is read by key. Only queries of the table or of a
 * local index are given out as ones that can be consistent.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> what the query alone gives
 * @param <R> what becomes of it
 * @param <Q> the query itself
 */
abstract class CompletedQuery<E, T, R, Q extends CompletedQuery<E, T, R, Q>>
    implements ConsistentJoinedQuery<E, R> {

  private final TypedQuery<E, ?, T, ?> query;
  private final Completion<T, R> completion;

  CompletedQuery(TypedQuery<E, ?, T, ?> query, Completion<T, R> completion) {
    this.query = query;
    this.completion = completion;
  }

  /** The same completion of another query. */
  abstract Q of(TypedQuery<E, ?, T, ?> other);

  final TypedQuery<E, ?, T, ?> query() {
    return query;
  }

  private Q of(QueryState<E> state) {
    return of(query.with(state));
  }

  @Override
  public final Q consistent() {
    return of(query.state().with(ReadSettings::consistently));
  }

  @Override
  public final Q filter(Condition<E> condition) {
    return of(query.state().filter(condition));
  }

  @Override
  public final Q reverse() {
    return of(query.reverse());
  }

  @Override
  public final Q limit(int limit) {
    return of(query.limit(limit));
  }

  @Override
  public final Q pageSize(int pageSize) {
    return of(query.pageSize(pageSize));
  }

  @Override
  public final Q skipUnreadable(Consumer<? super MappingException> report) {
    return of(query.skipUnreadable(report));
  }

  @Override
  public final List<R> list() {
    return completed(query.list());
  }

  @Override
  public final Stream<R> stream() {
    return query.pages().flatMap(page -> chunks(page.items())).flatMap(this::stream);
  }

  private Stream<R> stream(List<T> chunk) {
    return completed(chunk).stream();
  }

  private Stream<List<T>> chunks(List<T> items) {
    int size = Math.min(completion.chunk(), Math.max(1, items.size()));
    return Stream.iterate(0, from -> from < items.size(), from -> from + size)
        .map(from -> items.subList(from, Math.min(items.size(), from + size)));
  }

  @Override
  public final Stream<Page<R>> pages() {
    return query.pages().map(this::completed);
  }

  @Override
  public final Page<R> page() {
    return page(Optional.empty());
  }

  @Override
  public final Page<R> page(@Nullable String cursor) {
    return completed(query.page(cursor));
  }

  @Override
  public final Optional<R> first() {
    Optional<T> first = query.first();
    // Where the first element is gone by the time that it is completed, others may be there.
    return first.isEmpty()
        ? Optional.empty()
        : completed(List.of(first.get())).stream().findFirst().or(() -> stream().findFirst());
  }

  @Override
  public final long count() {
    return query.count();
  }

  private Page<R> completed(Page<T> page) {
    return new Page<>(completed(page.items()), page.cursor(), page.previous());
  }

  private List<R> completed(List<T> elements) {
    return completion.complete(elements, query.state().reads().settings().unreadable());
  }

  @Override
  public final Explanation explain() {
    return new Explanation(query.explain().requests().stream().map(this::noted).toList());
  }

  private Explanation.Request noted(Explanation.Request request) {
    return new Explanation.Request(
        request.operation(), request.request(), request.note() + completion.note());
  }

  /** What is read from where, without values. */
  @Override
  public final String toString() {
    return query + ", completed";
  }
}
