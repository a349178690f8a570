package io.partita.runtime.query;

import io.partita.runtime.EntityKey;
import io.partita.runtime.RecordProjection;

/**
 * A scan of a global index, which follows the table with a short delay: DynamoDB cannot answer it
 * strongly consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public interface IndexScan<E, K extends EntityKey<E>>
    extends EntityScan<E, E, IndexScan<E, K>>, EntityItems<K> {

  @Override
  PartialScan<E, K> keys();

  /** The same scan, which reads only some components of each item, at the same price. */
  <P> PartialScan<E, P> as(RecordProjection<E, P> projection);
}
