package io.partita.runtime.query;

/**
 * A scan of a global index, which follows the table with a short delay: DynamoDB cannot answer it
 * strongly consistent.
 *
 * @param <E> the entity's record
 */
public interface IndexScan<E> extends EntityScan<E, IndexScan<E>> {}
