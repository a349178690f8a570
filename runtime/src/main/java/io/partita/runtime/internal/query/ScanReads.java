package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.ScanRead.Segment;
import io.partita.runtime.internal.stored.ItemView;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything a scan is made of: where it is sent, what it reads, in how many segments, and the
 * settings.
 *
 * @param <E> the entity's record
 */
public record ScanReads<E>(
    TableContext context, Place<E> place, int segments, ReadSettings<E> settings)
    implements EntityReads<E> {

  /** DynamoDB's limit. */
  private static final int MAX_SEGMENTS = 1_000_000;

  /** A scan in one segment, eventually consistent, without a filter of its own. */
  static <E> ScanReads<E> of(TableContext context, Place<E> place) {
    return new ScanReads<>(context, place, 1, ReadSettings.defaults());
  }

  ScanReads<E> segments(int number) {
    if (number > MAX_SEGMENTS) {
      throw new IllegalArgumentException("A scan has at most " + MAX_SEGMENTS + " segments.");
    }
    return new ScanReads<>(context, place, ReadSettings.positive("segments", number), settings);
  }

  ScanReads<E> with(UnaryOperator<ReadSettings<E>> change) {
    return new ScanReads<>(context, place, segments, change.apply(settings));
  }

  @Override
  public ScanReads<E> in(TableContext other) {
    return new ScanReads<>(other, place, segments, settings);
  }

  @Override
  public OperationName name() {
    return new OperationName(place.type().name(), "scan", place.index());
  }

  @Override
  public ScanReads<E> keysAlone() {
    return only(ItemView.keys(place.type()));
  }

  /** The same, but only what something needs of the items. */
  ScanReads<E> only(ItemView<?> view) {
    return with(all -> all.only(view));
  }

  @Override
  public @Nullable Predicate stillFinds(Map<String, AttributeValue> item) {
    return StillFound.by(place, settings.filter());
  }

  @Override
  public <R> Results<R> results(Function<Map<String, AttributeValue>, R> mapper) {
    ItemFilter filter = ItemFilter.of(place, context.options(), settings.filter());
    List<ScanRead> reads =
        IntStream.range(0, segments)
            .mapToObj(number -> new Segment(number, segments))
            .map(segment -> new ScanRead(context, place, segment, filter, settings, this::note))
            .toList();
    Sources sources = new Sources(reads, List::of, null, Positions.ofScan(id(), place));
    return new Results<>(context.driver(), name(), sources, settings, mapper);
  }

  private String note() {
    return "Goes on from the last key of each response." + place.note();
  }

  /** What makes cursors of the scan differ from all others of the table. */
  private String id() {
    String index = place.index() == null ? "" : " " + place.index();
    return "scan " + place.type().name() + index;
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
