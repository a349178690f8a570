package io.partita.runtime.internal.query;

import io.partita.runtime.Progress;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.PartialScan;
import java.util.function.Consumer;

/** A scan of a global index. */
public final class GlobalIndexScan<E, K extends GeneratedKey<E>>
    extends BaseScan<E, E, IndexScan<E, K>> implements IndexScan<E, K> {

  private final EntityType<E, K> type;
  private final ScanDeletion<E> deletion;

  private GlobalIndexScan(EntityType<E, K> type, ScanReads<E> state, ScanDeletion<E> deletion) {
    super(state, type::read);
    this.type = type;
    this.deletion = deletion;
  }

  public static <E, K extends GeneratedKey<E>> IndexScan<E, K> of(
      TableContext context, EntityType<E, K> type, Place<E> place, ScanDeletion<E> deletion) {
    return new GlobalIndexScan<>(type, ScanReads.of(context, place), deletion);
  }

  @Override
  IndexScan<E, K> with(ScanReads<E> other) {
    return new GlobalIndexScan<>(type, other, deletion);
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
