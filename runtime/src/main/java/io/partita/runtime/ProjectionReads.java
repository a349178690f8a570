package io.partita.runtime;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/**
 * Reads by key only some components of items. A ProjectionExpression names their attributes, with
 * what tells whether an item is there. That saves bytes and decoding, not capacity: DynamoDB
 * charges for whole items.
 *
 * @param <K> the entity's generated key
 * @param <P> the record of some of its components
 */
public interface ProjectionReads<K extends EntityKey<?>, P> {

  /**
   * Finds the components of an item: GetItem on the table. Strongly consistent, unless the options
   * say otherwise; 1 read unit per 4 KB of the whole item, half of that if eventually consistent.
   *
   * @return the components; empty if the item is absent, expired or another entity's
   */
  Optional<P> find(K key);

  /**
   * As {@link #find}, of an item that must exist.
   *
   * @throws ItemNotFoundException if it does not
   */
  P get(K key);

  /**
   * Finds the components of several items: one BatchGetItem per 100 keys on the table. Keys that
   * are left unprocessed are sent again. As consistent as {@link #find}, at the same cost per item.
   *
   * @return the components by key, in the order of the keys; a key without an item is absent
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts
   */
  Map<K, P> findAll(Collection<? extends K> keys);
}
