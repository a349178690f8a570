package io.partita.runtime.internal.query;

import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.PartialScan;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A scan of a part of each item. */
final class PartialItemScan<E, T> extends BaseScan<E, T, PartialScan<E, T>>
    implements PartialScan<E, T> {

  private final Function<Map<String, AttributeValue>, T> mapper;

  private PartialItemScan(ScanReads<E> state, Function<Map<String, AttributeValue>, T> mapper) {
    super(state, mapper);
    this.mapper = mapper;
  }

  /** A scan of what something reads. */
  static <E, T> PartialScan<E, T> of(ScanReads<E> state, ItemView<T> view) {
    return new PartialItemScan<>(state.only(view), view.reader());
  }

  @Override
  PartialScan<E, T> with(ScanReads<E> other) {
    return new PartialItemScan<>(other, mapper);
  }
}
