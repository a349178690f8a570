package io.partita.runtime.internal.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.Page;
import io.partita.runtime.Scan;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A scan of one table.
 *
 * @param <E> the entity's record
 */
public final class TableScan<E> implements Scan<E> {

  /** DynamoDB's limit. */
  private static final int MAX_SEGMENTS = 1_000_000;

  private final TableContext context;
  private final EntityType<E, ?> type;
  private final int segments;
  private final ReadSettings<E> settings;

  private TableScan(
      TableContext context, EntityType<E, ?> type, int segments, ReadSettings<E> settings) {
    this.context = context;
    this.type = type;
    this.segments = segments;
    this.settings = settings;
  }

  /** A scan of the table in one segment, eventually consistent, without a filter of its own. */
  public static <E, K extends EntityKey<E>> Scan<E> of(
      TableContext context, EntityType<E, K> type) {
    return new TableScan<>(context, type, 1, ReadSettings.defaults());
  }

  @Override
  public Scan<E> segments(int number) {
    if (number > MAX_SEGMENTS) {
      throw new IllegalArgumentException("A scan has at most " + MAX_SEGMENTS + " segments.");
    }
    return new TableScan<>(context, type, ReadSettings.positive("segments", number), settings);
  }

  @Override
  public Scan<E> filter(Condition<E> condition) {
    return with(settings.filter(condition));
  }

  @Override
  public Scan<E> limit(int limit) {
    return with(settings.limit(limit));
  }

  @Override
  public Scan<E> pageSize(int pageSize) {
    return with(settings.pageSize(pageSize));
  }

  @Override
  public Scan<E> consistent() {
    return with(settings.consistently());
  }

  private Scan<E> with(ReadSettings<E> other) {
    return new TableScan<>(context, type, segments, other);
  }

  @Override
  public List<E> list() {
    return results().list();
  }

  @Override
  public Stream<E> stream() {
    return results().stream();
  }

  @Override
  public Stream<Page<E>> pages() {
    requireOneSegment();
    return results().pages();
  }

  @Override
  public Page<E> page() {
    return page(null);
  }

  @Override
  public Page<E> page(@Nullable String cursor) {
    requireOneSegment();
    return results().page(cursor == null ? null : positions().position(cursor));
  }

  @Override
  public Optional<E> first() {
    return limit(1).list().stream().findFirst();
  }

  @Override
  public long count() {
    return results().count();
  }

  @Override
  public Explanation explain() {
    return ExplainDriver.explain(
        context, explained -> new TableScan<>(explained, type, segments, settings).list());
  }

  private Results<E> results() {
    ItemFilter<E> filter =
        new ItemFilter<>(
            type, context.options().clock().instant(), settings.filter(), true, attribute -> false);
    List<ScanRead<E>> reads =
        IntStream.range(0, segments)
            .mapToObj(segment -> new ScanRead<>(context, type, settings, filter, segment, segments))
            .toList();
    return new Results<>(
        context.driver(),
        OperationName.of(type.name(), "scan"),
        reads,
        settings,
        type.mapper(),
        positions()::cursor);
  }

  private void requireOneSegment() {
    if (segments > 1) {
      throw new IllegalStateException(
          "Pages and cursors are positions in one segment. Leave out segments("
              + segments
              + "), or use stream().");
    }
  }

  private Positions<E> positions() {
    return new Positions<>(type, "scan " + type.name(), type.primaryKey().attributes());
  }
}
