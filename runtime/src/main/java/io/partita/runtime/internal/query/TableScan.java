package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.query.Scan;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A scan of the table, or of a local index, which is as consistent. */
public final class TableScan<E> extends BaseScan<E, Scan<E>> implements Scan<E> {

  private TableScan(ScanReads<E> state) {
    super(state);
  }

  /** A scan of the table. */
  public static <E> Scan<E> of(TableContext context, EntityType<E, ?> type) {
    return of(context, Place.table(type));
  }

  /** A scan of the table or of a local index. */
  public static <E> Scan<E> of(TableContext context, Place<E> place) {
    return new TableScan<>(ScanReads.of(context, place));
  }

  /** The items of an entity in the whole table as they are stored, readable or not. */
  public static Stream<Map<String, AttributeValue>> items(
      TableContext context, EntityType<?, ?> type) {
    return ScanReads.of(context, Place.table(type)).results(Function.identity()).stream();
  }

  @Override
  Scan<E> with(ScanReads<E> other) {
    return new TableScan<>(other);
  }

  @Override
  public Scan<E> consistent() {
    return with(state().with(ReadSettings::consistently));
  }
}
