package io.partita.runtime;

import java.util.Optional;

/** Several items of any entities of a table, read by their keys. Makes no calls. */
public interface FoundItems {

  /**
   * Finds the item with a key that was asked for.
   *
   * @return the record; empty if there was no item, or it had expired or was being deleted, or it
   *     was unreadable and reported
   * @throws IllegalArgumentException if the key was not asked for, or is of another table
   */
  <E> Optional<E> find(EntityKey<E> key);

  /**
   * Gets the item with a key that was asked for, which must have been found.
   *
   * @throws ItemNotFoundException if it was not
   * @throws IllegalArgumentException if the key was not asked for, or is of another table
   */
  <E> E get(EntityKey<E> key);
}
