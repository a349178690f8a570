package io.partita.runtime.generated.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.Progress;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.internal.query.Results;
import io.partita.runtime.internal.removal.FoundDeletion;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.ConsistentLinkedQuery;
import io.partita.runtime.query.EntityItems;
import io.partita.runtime.query.PartialQuery;
import io.partita.runtime.query.SortedQuery;
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
 * @param <K> its generated key
 * @param <T> what an item is read as: the record, or what an index carries of it
 * @param <Q> the generated query
 */
public abstract class TypedQuery<E, K extends GeneratedKey<E>, T, Q extends TypedQuery<E, K, T, Q>>
    implements SortedQuery<T>, EntityItems<K> {

  private final QueryState<E> state;
  private final Function<QueryState<E>, Q> constructor;
  private final EntityType<E, K> type;
  private final Function<Map<String, AttributeValue>, T> mapper;

  /**
   * @param constructor makes the same query in another state
   */
  TypedQuery(
      QueryState<E> state,
      Function<QueryState<E>, Q> constructor,
      EntityType<E, K> type,
      Function<Map<String, AttributeValue>, T> mapper) {
    this.state = state;
    this.constructor = constructor;
    this.type = type;
    this.mapper = mapper;
  }

  /** The same query in another state. */
  final Q with(QueryState<E> state) {
    return constructor.apply(state);
  }

  protected final QueryState<E> state() {
    return state;
  }

  /** What is read, each with the item it leads to. */
  protected final <O, OK extends GeneratedKey<O>> ConsistentLinkedQuery<E, T, O> linked(
      EntityType<O, OK> target, Function<T, OK> targetKey) {
    return new LinkedItems<>(this, target, targetKey);
  }

  final EntityType<E, K> type() {
    return type;
  }

  @Override
  public PartialQuery<E, K> keys() {
    return keysAlone();
  }

  final PartialRead<E, K, K> keysAlone() {
    return PartialRead.of(state, type, ItemView.keys(type));
  }

  /** The same query of some components. */
  final <P> PartialRead<E, K, P> parts(RecordProjection<E, P> projection) {
    return PartialRead.of(state, type, ItemView.of(state.pattern().place(), projection));
  }

  private Results<T> results() {
    return state.reads().results(mapper);
  }

  @Override
  public final Q reverse() {
    return with(state.with(ReadSettings::reversed));
  }

  @Override
  public final Q limit(int limit) {
    return with(state.with(settings -> settings.limit(limit)));
  }

  @Override
  public final Q pageSize(int pageSize) {
    return with(state.with(settings -> settings.pageSize(pageSize)));
  }

  @Override
  public final Q skipUnreadable(Consumer<? super MappingException> report) {
    return with(state.with(settings -> settings.skipUnreadable(report)));
  }

  @Override
  public final List<T> list() {
    return results().list();
  }

  @Override
  public final Stream<T> stream() {
    return results().stream();
  }

  @Override
  public final Stream<Page<T>> pages() {
    return results().pages();
  }

  @Override
  public final Page<T> page() {
    return page(Optional.empty());
  }

  @Override
  public final Page<T> page(@Nullable String cursor) {
    return results().page(Cursor.given(cursor));
  }

  @Override
  public final Optional<T> first() {
    return limit(1).list().stream().findFirst();
  }

  @Override
  public final long count() {
    return results().count();
  }

  @Override
  public final long deleteAll(Consumer<? super Progress> progress) {
    return new FoundDeletion<>(state.reads(), type).run(progress);
  }

  /** What is read from where, without values. */
  @Override
  public final String toString() {
    return state.toString();
  }

  @Override
  public final Explanation explain() {
    return ExplainDriver.explain(state.context(), explained -> with(state.in(explained)).list());
  }
}
