package io.partita.runtime.query;

import io.partita.runtime.EntityKey;

/**
 * A scan of a global index, which follows the table with a short delay: DynamoDB cannot answer it
 * strongly consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public interface IndexScan<E, K extends EntityKey<E>> extends EntityScan<E, E, IndexScan<E, K>> {

  /** The same scan, which reads the keys of the items alone, at the same price. */
  PartialScan<E, K> keys();
}
