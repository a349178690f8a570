package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.query.EntityScan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What scans of the table and of every kind of index have in common.
 *
 * @param <E> the entity's record
 * @param <T> what an item is read as
 * @param <S> the scan as users see it
 */
abstract class BaseScan<E, T, S extends EntityScan<E, T, S>> implements EntityScan<E, T, S> {

  private final ScanReads<E> state;
  private final Function<Map<String, AttributeValue>, T> mapper;

  BaseScan(ScanReads<E> state, Function<Map<String, AttributeValue>, T> mapper) {
    this.state = state;
    this.mapper = mapper;
  }

  /** The same scan in another state. */
  abstract S with(ScanReads<E> other);

  final ScanReads<E> state() {
    return state;
  }

  private Results<T> results() {
    return state.results(mapper);
  }

  @Override
  public final S segments(int segments) {
    return with(state.segments(segments));
  }

  @Override
  public final S filter(Condition<E> condition) {
    return with(state.with(settings -> settings.filter(condition)));
  }

  @Override
  public final S limit(int limit) {
    return with(state.with(settings -> settings.limit(limit)));
  }

  @Override
  public final S pageSize(int pageSize) {
    return with(state.with(settings -> settings.pageSize(pageSize)));
  }

  @Override
  public final S skipUnreadable(Consumer<? super MappingException> report) {
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
    state.requireOneSegment();
    return results().pages();
  }

  @Override
  public final Page<T> page() {
    return page(Optional.empty());
  }

  @Override
  public final Page<T> page(@Nullable String cursor) {
    state.requireOneSegment();
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
  public final String toString() {
    return state.name().in(state.context().tableName());
  }

  @Override
  public final Explanation explain() {
    return ExplainDriver.explain(state.context(), explained -> with(state.in(explained)).list());
  }
}
