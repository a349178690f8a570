package io.partita.runtime.generated.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.ConsistentJoinedQuery;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A query whose elements are completed by what is read by key. Only queries of the table or of a
 * local index are given out as ones that can be consistent.
 *
 * @param <E> the record of the items that the query reads
 * @param <T> what the query alone gives
 * @param <R> what becomes of it
 */
final class CompletedQuery<E, T, R> implements ConsistentJoinedQuery<E, R> {

  private final TypedQuery<E, ?, T, ?> query;
  private final Completion<T, R> completion;

  private CompletedQuery(TypedQuery<E, ?, T, ?> query, Completion<T, R> completion) {
    this.query = query;
    this.completion = completion;
  }

  /** The edges of a query with the items they lead to. */
  static <E, L, T, K extends GeneratedKey<T>> ConsistentJoinedQuery<E, Linked<L, T>> linked(
      TypedQuery<E, ?, L, ?> query, EntityType<T, K> target, Function<L, K> targetKey) {
    EntityOperations<T, K> items = new EntityOperations<>(query.state().context(), target);
    return new CompletedQuery<>(query, new Completion.Links<>(items, targetKey));
  }

  /** The whole records of a query of an index that does not carry them. */
  static <E, T, K extends GeneratedKey<E>> ConsistentJoinedQuery<E, E> hydrated(
      TypedQuery<E, ?, T, ?> query, EntityType<E, K> type, Function<T, K> key) {
    EntityOperations<E, K> items = new EntityOperations<>(query.state().context(), type);
    return new CompletedQuery<>(query, new Completion.Records<>(items, key));
  }

  private CompletedQuery<E, T, R> of(TypedQuery<E, ?, T, ?> other) {
    return new CompletedQuery<>(other, completion);
  }

  private CompletedQuery<E, T, R> of(QueryState<E> state) {
    return of(query.with(state));
  }

  @Override
  public CompletedQuery<E, T, R> consistent() {
    return of(query.state().with(ReadSettings::consistently));
  }

  @Override
  public CompletedQuery<E, T, R> filter(Condition<E> condition) {
    return of(query.state().filter(condition));
  }

  @Override
  public CompletedQuery<E, T, R> reverse() {
    return of(query.reverse());
  }

  @Override
  public CompletedQuery<E, T, R> limit(int limit) {
    return of(query.limit(limit));
  }

  @Override
  public CompletedQuery<E, T, R> pageSize(int pageSize) {
    return of(query.pageSize(pageSize));
  }

  @Override
  public CompletedQuery<E, T, R> skipUnreadable(Consumer<? super MappingException> report) {
    return of(query.skipUnreadable(report));
  }

  @Override
  public List<R> list() {
    return completed(query.list());
  }

  @Override
  public Stream<R> stream() {
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
  public Stream<Page<R>> pages() {
    return query.pages().map(this::completed);
  }

  @Override
  public Page<R> page() {
    return page(Optional.empty());
  }

  @Override
  public Page<R> page(@Nullable String cursor) {
    return completed(query.page(cursor));
  }

  @Override
  public Optional<R> first() {
    Optional<T> first = query.first();
    // Where the first element is gone by the time that it is completed, others may be there.
    return first.isEmpty()
        ? Optional.empty()
        : completed(List.of(first.get())).stream().findFirst().or(() -> stream().findFirst());
  }

  @Override
  public long count() {
    return query.count();
  }

  private Page<R> completed(Page<T> page) {
    return new Page<>(completed(page.items()), page.cursor(), page.previous());
  }

  private List<R> completed(List<T> elements) {
    return completion.complete(elements, query.state().reads().settings().unreadable());
  }

  @Override
  public Explanation explain() {
    return new Explanation(query.explain().requests().stream().map(this::noted).toList());
  }

  private Explanation.Request noted(Explanation.Request request) {
    return new Explanation.Request(
        request.operation(), request.request(), request.note() + completion.note());
  }

  /** What is read from where, without values. */
  @Override
  public String toString() {
    return query + ", completed";
  }
}
