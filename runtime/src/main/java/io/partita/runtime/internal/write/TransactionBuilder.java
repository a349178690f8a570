package io.partita.runtime.internal.write;

import io.partita.runtime.Explanation;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated transactions: collects writes that are done all or none. Not for use by
 * several threads at once.
 *
 * @param <T> the generated transaction
 */
public abstract class TransactionBuilder<T extends TransactionBuilder<T>> {

  private final TableContext context;

  protected TransactionBuilder(TableContext context) {
    this.context = context;
  }

  /** This transaction, as generated. */
  protected abstract T self();

  /** Stores a record that must not exist yet. */
  protected final <E, K extends EntityKey<E>> T addCreate(EntityType<E, K> type, E record) {
    return self();
  }

  /** Stores a record whether it exists or not. */
  protected final <E, K extends EntityKey<E>> T addPut(EntityType<E, K> type, E record) {
    return self();
  }

  /** Stores a record in place of one that must exist. */
  protected final <E, K extends EntityKey<E>> T addReplace(
      EntityType<E, K> type, E record, @Nullable Condition<E> condition) {
    return self();
  }

  /** Changes an item. */
  protected final <E, K extends EntityKey<E>> T addUpdate(UpdateBuilder<E, K, ?> update) {
    return self();
  }

  /** Deletes an item that must exist. */
  protected final <E, K extends EntityKey<E>> T addDelete(
      EntityType<E, K> type, K key, @Nullable Condition<E> condition) {
    return self();
  }

  /** Deletes an item that must exist in the record's version. */
  protected final <E, K extends EntityKey<E>> T addDeleteRecord(EntityType<E, K> type, E record) {
    return self();
  }

  /** Requires an item to exist. */
  protected final <E, K extends EntityKey<E>> T addCheck(
      EntityType<E, K> type, K key, @Nullable Condition<E> condition) {
    return self();
  }

  public final T idempotencyKey(String key) {
    return self();
  }

  public final void execute() {
    throw new UnsupportedOperationException(context.tableName());
  }

  public final Explanation explain() {
    throw new UnsupportedOperationException(context.tableName());
  }
}
