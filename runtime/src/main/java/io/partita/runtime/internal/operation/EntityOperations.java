package io.partita.runtime.internal.operation;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import java.util.Optional;

/**
 * What generated DAOs do with the items of one entity.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class EntityOperations<E, K extends EntityKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public EntityOperations(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  TableContext context() {
    return context;
  }

  EntityType<E, K> type() {
    return type;
  }

  public Optional<E> find(K key) {
    throw new UnsupportedOperationException();
  }

  public E get(K key) {
    throw new UnsupportedOperationException();
  }

  public E create(E record) {
    throw new UnsupportedOperationException();
  }

  public E put(E record) {
    throw new UnsupportedOperationException();
  }

  public E put(E record, Condition<E> condition) {
    throw new UnsupportedOperationException();
  }

  public E replace(E record) {
    throw new UnsupportedOperationException();
  }

  public E replace(E record, Condition<E> condition) {
    throw new UnsupportedOperationException();
  }

  public void delete(K key) {
    throw new UnsupportedOperationException();
  }

  public void delete(K key, Condition<E> condition) {
    throw new UnsupportedOperationException();
  }

  public void delete(E record) {
    throw new UnsupportedOperationException();
  }

  public boolean deleteIfExists(K key) {
    throw new UnsupportedOperationException();
  }

  public boolean deleteIfExists(K key, Condition<E> condition) {
    throw new UnsupportedOperationException();
  }
}
