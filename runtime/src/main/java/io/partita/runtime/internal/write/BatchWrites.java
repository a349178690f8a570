package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * Writes or deletes many items of an entity with BatchWriteItem.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class BatchWrites<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public BatchWrites(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * Stores records, replacing whole items. Of several records with the same key the last one is
   * stored.
   *
   * @throws InvalidKeyException if a record cannot have a key; nothing was sent then
   * @throws MappingException if a record cannot be stored; nothing was sent then
   * @throws ItemTooLargeException if a record is larger than an item can be; nothing was sent then
   * @throws IncompleteBatchException if records are left that were not stored; it lists them
   */
  public void putAll(Collection<? extends E> records) {
    run("putAll", batch -> records.forEach(record -> batch.put(type, record)));
  }

  /**
   * Deletes the items of some keys; a key without an item is no error.
   *
   * @throws IncompleteBatchException if keys are left whose items were not deleted; it lists them
   */
  public void deleteAll(Collection<? extends K> keys) {
    run("deleteAll", batch -> keys.forEach(key -> batch.delete(type, key)));
  }

  private void run(String operation, Consumer<WriteBatch> content) {
    context
        .driver()
        .observe(
            OperationName.of(type.name(), operation),
            WriteBatch::size,
            driver -> {
              WriteBatch batch = batch();
              content.accept(batch);
              batch.run(driver);
              return batch;
            });
  }

  /**
   * Deletes stored items as a part of another operation, whatever their keys look like.
   *
   * @param onDeleted is told how many each request has deleted, also of those absent before
   */
  public Step<Boolean> delete(Collection<ItemKey> keys, LongConsumer onDeleted) {
    WriteBatch batch = batch();
    keys.forEach(batch::delete);
    return batch.deletions(onDeleted);
  }

  private WriteBatch batch() {
    return new WriteBatch(context, type.name());
  }
}
