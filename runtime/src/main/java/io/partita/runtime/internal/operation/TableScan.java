package io.partita.runtime.internal.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.Page;
import io.partita.runtime.Scan;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A scan of one table.
 *
 * @param <E> the entity's record
 */
public final class TableScan<E> implements Scan<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;
  private final ScanSettings<E> settings;

  private TableScan(TableContext context, EntityType<E, ?> type, ScanSettings<E> settings) {
    this.context = context;
    this.type = type;
    this.settings = settings;
  }

  /** A scan of the table in one segment, eventually consistent, without a filter of its own. */
  public static <E, K extends EntityKey<E>> Scan<E> of(
      TableContext context, EntityType<E, K> type) {
    return new TableScan<>(context, type, ScanSettings.defaults());
  }

  @Override
  public Scan<E> segments(int segments) {
    return with(settings.segments(segments));
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

  private Scan<E> with(ScanSettings<E> other) {
    return new TableScan<>(context, type, other);
  }

  @Override
  public List<E> list() {
    ScanReader<E> reader = reader();
    List<ScanPage> pages =
        perSegment(segment -> reader.items(segment, null, settings.wantedInAll()));
    return records(
        pages.stream().flatMap(page -> page.items().stream()).limit(settings.mostItems()));
  }

  @Override
  public Stream<E> stream() {
    return StreamSupport.stream(new ScanRounds(reader(), settings, context.driver()), false)
        .flatMap(page -> page.items().stream())
        .limit(settings.mostItems())
        .map(type.mapper()::fromItem);
  }

  @Override
  public Stream<Page<E>> pages() {
    requireOneSegment();
    return StreamSupport.stream(new ScanRounds(reader(), settings, context.driver()), false)
        .map(this::toPage);
  }

  @Override
  public Page<E> page() {
    return page(null);
  }

  @Override
  public Page<E> page(@Nullable String cursor) {
    requireOneSegment();
    Map<String, AttributeValue> start = cursor == null ? null : position(cursor);
    return toPage(
        context
            .driver()
            .run(reader().items(0, start, settings.wantedPerPage(settings.mostItems()))));
  }

  @Override
  public Optional<E> first() {
    return limit(1).list().stream().findFirst();
  }

  @Override
  public long count() {
    ScanReader<E> reader = reader();
    long count = perSegment(reader::count).stream().mapToLong(Long::longValue).sum();
    return Math.min(count, settings.mostItems());
  }

  @Override
  public Explanation explain() {
    return ExplainDriver.explain(
        context, explained -> new TableScan<>(explained, type, settings).list());
  }

  private ScanReader<E> reader() {
    return new ScanReader<>(context, type, settings);
  }

  private <R> List<R> perSegment(Function<Integer, Step<R>> operation) {
    List<Step<R>> operations =
        IntStream.range(0, settings.segments()).boxed().map(operation).toList();
    return Parallel.run(context.driver(), operations);
  }

  private void requireOneSegment() {
    if (settings.segments() > 1) {
      throw new IllegalStateException(
          "Pages and cursors are positions in one segment. Leave out segments("
              + settings.segments()
              + "), or use stream().");
    }
  }

  private Page<E> toPage(ScanPage page) {
    return new Page<>(
        records(page.items().stream()), Optional.ofNullable(page.next()).map(cursors()::encode));
  }

  private List<E> records(Stream<Map<String, AttributeValue>> items) {
    return items.map(type.mapper()::fromItem).toList();
  }

  private Map<String, AttributeValue> position(String cursor) {
    Map<String, AttributeValue> position = cursors().decode(cursor);
    List<String> names =
        type.primaryKey().attributes().stream().map(key -> key.attribute()).toList();
    if (!new ArrayList<>(position.keySet()).equals(names)) {
      throw Cursor.refused();
    }
    return position;
  }

  private Cursor cursors() {
    return Cursor.of("scan " + type.name());
  }
}
