package io.partita.runtime.query;

/**
 * A scan of the table or of a local index, which DynamoDB can answer strongly consistent.
 *
 * @param <E> the entity's record
 */
public interface Scan<E> extends EntityScan<E, Scan<E>> {

  /** Reads strongly consistent, at twice the price. */
  Scan<E> consistent();
}
