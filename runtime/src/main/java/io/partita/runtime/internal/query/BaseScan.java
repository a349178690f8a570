package io.partita.runtime.internal.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.query.EntityScan;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What scans of the table and of every kind of index have in common.
 *
 * @param <E> the entity's record
 * @param <S> the scan as users see it
 */
abstract class BaseScan<E, S extends EntityScan<E, S>> implements EntityScan<E, S> {

  private final ScanReads<E> state;

  BaseScan(ScanReads<E> state) {
    this.state = state;
  }

  /** The same scan in another state. */
  abstract S with(ScanReads<E> other);

  final ScanReads<E> state() {
    return state;
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
  public final List<E> list() {
    return state.results().list();
  }

  @Override
  public final Stream<E> stream() {
    return state.results().stream();
  }

  @Override
  public final Stream<Page<E>> pages() {
    state.requireOneSegment();
    return state.results().pages();
  }

  @Override
  public final Page<E> page() {
    return page(null);
  }

  @Override
  public final Page<E> page(@Nullable String cursor) {
    state.requireOneSegment();
    return state.results().page(Cursor.given(cursor));
  }

  @Override
  public final Optional<E> first() {
    return limit(1).list().stream().findFirst();
  }

  @Override
  public final long count() {
    return state.results().count();
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
