package io.partita.runtime;

import java.util.Optional;

/** Several items as they were at one moment, read by one TransactGetItems. Makes no calls. */
public interface ItemSnapshot extends FoundItems {

  /**
   * Finds the item with a key that was asked for.
   *
   * @return the record; empty if there was no item, or it had expired or was being deleted
   * @throws IllegalArgumentException if the key was not asked for, or is of another table
   * @throws MappingException if the item cannot be read
   */
  @Override
  <E> Optional<E> find(EntityKey<E> key);

  /**
   * Gets the item with a key that was asked for, which must have been there.
   *
   * @throws ItemNotFoundException if there was none
   * @throws IllegalArgumentException if the key was not asked for, or is of another table
   * @throws MappingException if the item cannot be read
   */
  @Override
  <E> E get(EntityKey<E> key);
}
