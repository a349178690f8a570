package io.partita.runtime.internal.query;

import io.partita.runtime.Progress;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.PartialScan;
import io.partita.runtime.query.Scan;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A scan of the table, or of a local index, which is as consistent. */
public final class TableScan<E, K extends GeneratedKey<E>> extends BaseScan<E, E, Scan<E, K>>
    implements Scan<E, K> {

  private final EntityType<E, K> type;
  private final ScanDeletion<E> deletion;

  private TableScan(EntityType<E, K> type, ScanReads<E> state, ScanDeletion<E> deletion) {
    super(state, type::read);
    this.type = type;
    this.deletion = deletion;
  }

  /** A scan of the table. */
  public static <E, K extends GeneratedKey<E>> Scan<E, K> of(
      TableContext context, EntityType<E, K> type, ScanDeletion<E> deletion) {
    return of(context, type, Place.table(type), deletion);
  }

  /** A scan of the table or of a local index. */
  public static <E, K extends GeneratedKey<E>> Scan<E, K> of(
      TableContext context, EntityType<E, K> type, Place<E> place, ScanDeletion<E> deletion) {
    return new TableScan<>(type, ScanReads.of(context, place), deletion);
  }

  /** The items of an entity in the whole table as they are stored, readable or not. */
  public static Stream<Map<String, AttributeValue>> items(
      TableContext context, EntityType<?, ?> type) {
    return ScanReads.of(context, Place.table(type)).results(Function.identity()).stream();
  }

  @Override
  Scan<E, K> with(ScanReads<E> other) {
    return new TableScan<>(type, other, deletion);
  }

  @Override
  public Scan<E, K> consistent() {
    return with(state().with(ReadSettings::consistently));
  }

  @Override
  public PartialScan<E, K> keys() {
    return PartialItemScan.of(state(), ItemView.keys(type));
  }

  @Override
  public long deleteAll(Consumer<? super Progress> progress) {
    return deletion.run(state(), progress);
  }

  @Override
  public <P> PartialScan<E, P> as(RecordProjection<E, P> projection) {
    return PartialItemScan.of(state(), ItemView.of(state().place(), projection));
  }
}
