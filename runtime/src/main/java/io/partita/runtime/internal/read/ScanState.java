package io.partita.runtime.internal.read;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.cursor.Positions;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.CarriedAttributes;
import io.partita.runtime.internal.stored.Existence;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything a scan is made of: where it is sent, what it reads, in how many segments, and the
 * settings.
 *
 * @param <E> the entity's record
 */
record ScanState<E>(TableContext context, Place<E> place, int segments, ReadSettings<E> settings) {

  /** DynamoDB's limit. */
  private static final int MAX_SEGMENTS = 1_000_000;

  /** A scan in one segment, eventually consistent, without a filter of its own. */
  static <E> ScanState<E> of(TableContext context, Place<E> place) {
    return new ScanState<>(context, place, 1, ReadSettings.defaults());
  }

  ScanState<E> segments(int number) {
    if (number > MAX_SEGMENTS) {
      throw new IllegalArgumentException("A scan has at most " + MAX_SEGMENTS + " segments.");
    }
    return new ScanState<>(context, place, ReadSettings.positive("segments", number), settings);
  }

  ScanState<E> filter(Condition<E> condition) {
    return with(settings.filter(condition));
  }

  ScanState<E> limit(int items) {
    return with(settings.limit(items));
  }

  ScanState<E> pageSize(int items) {
    return with(settings.pageSize(items));
  }

  ScanState<E> skipUnreadable(Consumer<? super MappingException> report) {
    return with(settings.skipUnreadable(report));
  }

  ScanState<E> consistent() {
    return with(settings.consistently());
  }

  private ScanState<E> with(ReadSettings<E> other) {
    return new ScanState<>(context, place, segments, other);
  }

  ScanState<E> in(TableContext other) {
    return new ScanState<>(other, place, segments, settings);
  }

  /** What listeners know the scan by. */
  OperationName name() {
    return new OperationName(place.type().name(), "scan", place.index());
  }

  /** What the scan reads. */
  Results<E> results() {
    return results(place.type()::read);
  }

  /** What the scan reads, as something makes it of the items. */
  <R> Results<R> results(Function<Map<String, AttributeValue>, R> mapper) {
    EntityType<E, ?> type = place.type();
    ItemFilter<E> filter =
        new ItemFilter<>(
            type,
            Existence.of(context.options(), type),
            settings.filter(),
            true,
            attribute -> false,
            CarriedAttributes.EVERYTHING);
    List<ScanRead<E>> reads =
        IntStream.range(0, segments)
            .mapToObj(segment -> new ScanRead<>(this, filter, segment))
            .toList();
    return new Results<>(context.driver(), name(), reads, settings, mapper, positions()::cursor);
  }

  /**
   * The key after which a cursor goes on.
   *
   * @throws InvalidCursorException if it is not one of this scan
   */
  Map<String, AttributeValue> start(String cursor) {
    return positions().position(cursor);
  }

  private Positions<E> positions() {
    String index = place.index() == null ? "" : " " + place.index();
    return new Positions<>(place.type(), "scan " + place.type().name() + index, place.keys());
  }

  void requireOneSegment() {
    if (segments > 1) {
      throw new IllegalStateException(
          "Pages and cursors are positions in one segment. Leave out segments("
              + segments
              + "), or use stream().");
    }
  }
}
