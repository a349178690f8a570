package io.partita.runtime.generated.operation;

import io.partita.runtime.ProjectionReads;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.stored.ItemView;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/**
 * The items of an entity, of which only some components are read.
 *
 * @param operations what is done with whole items
 * @param view what is read of each
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <P> the record of some of its components
 */
record ViewedItems<E, K extends GeneratedKey<E>, P>(
    EntityOperations<E, K> operations, ItemView<P> view) implements ProjectionReads<K, P> {

  @Override
  public Optional<P> find(K key) {
    return operations.find(key, view);
  }

  @Override
  public P get(K key) {
    return operations.get(key, view);
  }

  @Override
  public Map<K, P> findAll(Collection<? extends K> keys) {
    return operations.findAll(keys, view, null);
  }

  /** Without the client, which says nothing. */
  @Override
  public String toString() {
    return operations.name() + " in " + operations.tableName();
  }
}
