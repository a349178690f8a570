package io.partita.runtime.query;

import io.partita.runtime.EntityKey;
import io.partita.runtime.RecordProjection;

/**
 * A scan of the table or of a local index, which DynamoDB can answer strongly consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public interface Scan<E, K extends EntityKey<E>>
    extends EntityScan<E, E, Scan<E, K>>, EntityItems<K> {

  /** Reads strongly consistent, at twice the price. */
  Scan<E, K> consistent();

  @Override
  PartialScan<E, K> keys();

  /** The same scan, which reads only some components of each item, at the same price. */
  <P> PartialScan<E, P> as(RecordProjection<E, P> projection);
}
