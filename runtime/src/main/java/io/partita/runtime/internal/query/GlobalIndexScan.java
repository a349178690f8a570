package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.query.IndexScan;

/** A scan of a global index. */
public final class GlobalIndexScan<E> extends BaseScan<E, IndexScan<E>> implements IndexScan<E> {

  private GlobalIndexScan(ScanReads<E> state) {
    super(state);
  }

  public static <E> IndexScan<E> of(TableContext context, Place<E> place) {
    return new GlobalIndexScan<>(ScanReads.of(context, place));
  }

  @Override
  IndexScan<E> with(ScanReads<E> other) {
    return new GlobalIndexScan<>(other);
  }
}
