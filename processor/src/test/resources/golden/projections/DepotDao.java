package projections;

import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.OwnerOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Depots.Depot} items: {@code PK = "DEPOT#{depotId}"}, {@code SK = "DEPOT"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotDao {
  static final EntityType<Depots.Depot, DepotKey> TYPE =
      EntityType.<Depots.Depot, DepotKey>builder(DepotMapper.INSTANCE, DepotSchema.KEY,
          DepotKey::of, DepotKey::new)
          .type("Type", "Depot")
          .components(DepotSchema.DEPOT_ID)
          .cascades()
          .build();

  static final Dependents<Depots.Depot, DepotKey> DEPENDENTS = Dependents.of(TYPE)
      .add("shift", () -> ShiftDao.TYPE, () -> ShiftDao.BY_DEPOT,
          key -> ComponentValues.of(ShiftSchema.DEPOT_ID, key.depotId()), null);

  private final EntityOperations<Depots.Depot, DepotKey> operations;
  private final OwnerOperations<Depots.Depot, DepotKey> owner;

  DepotDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
  }

  /**
   * Finds the {@code Depot} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<Depots.Depot> find(DepotKey key) {
    return operations.find(key);
  }

  /** As {@link #find(DepotKey)}. */
  public Optional<Depots.Depot> find(String depotId) {
    return find(DepotKey.of(depotId));
  }

  /**
   * Finds the {@code Depot} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Depots.Depot get(DepotKey key) {
    return operations.get(key);
  }

  /** As {@link #get(DepotKey)}. */
  public Depots.Depot get(String depotId) {
    return get(DepotKey.of(depotId));
  }

  /**
   * Whether a {@code Depot} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(DepotKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(DepotKey)}. */
  public boolean exists(String depotId) {
    return exists(DepotKey.of(depotId));
  }

  /**
   * Stores a new {@code Depot}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   */
  public Depots.Depot create(Depots.Depot depot) {
    return operations.create(depot);
  }

  /**
   * Stores the {@code Depot}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Depots.Depot put(Depots.Depot depot) {
    return operations.put(depot);
  }

  /** As {@link #put(Depots.Depot)}, if the item fulfils the condition. */
  public Depots.Depot put(Depots.Depot depot, Condition<Depots.Depot> condition) {
    return operations.put(depot, condition);
  }

  /**
   * Stores the {@code Depot} in place of the one with its key, which must exist, and returns it as
   * it is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public Depots.Depot replace(Depots.Depot depot) {
    return operations.replace(depot);
  }

  /** As {@link #replace(Depots.Depot)}, if the item fulfils the condition. */
  public Depots.Depot replace(Depots.Depot depot, Condition<Depots.Depot> condition) {
    return operations.replace(depot, condition);
  }

  /**
   * Begins a change of some components of the {@code Depot} with this key. Nothing is sent before
   * {@code execute()} or {@code executeAndGet()}: one UpdateItem. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if it does not exist or
   *     is being deleted, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ItemBeingDeletedException on {@code execute()}, if it is being
   *     deleted, and {@code orCreate()} is called
   */
  public DepotUpdate update(DepotKey key) {
    return new DepotUpdate(operations, key);
  }

  /** As {@link #update(DepotKey)}. */
  public DepotUpdate update(String depotId) {
    return update(DepotKey.of(depotId));
  }

  /**
   * Removes the {@code Depot} with this key, which must exist. One DeleteItem on the condition that
   * it exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public void delete(DepotKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(DepotKey)}. */
  public void delete(String depotId) {
    delete(DepotKey.of(depotId));
  }

  /** As {@link #delete(DepotKey)}, if the item fulfils the condition. */
  public void delete(DepotKey key, Condition<Depots.Depot> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(DepotKey)}, if the item fulfils the condition. */
  public void delete(String depotId, Condition<Depots.Depot> condition) {
    delete(DepotKey.of(depotId), condition);
  }

  /**
   * Removes the {@code Depot} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(DepotKey)} describes it.
   */
  public boolean deleteIfExists(DepotKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(DepotKey)}. */
  public boolean deleteIfExists(String depotId) {
    return deleteIfExists(DepotKey.of(depotId));
  }

  /** As {@link #deleteIfExists(DepotKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(DepotKey key, Condition<Depots.Depot> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(DepotKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String depotId, Condition<Depots.Depot> condition) {
    return deleteIfExists(DepotKey.of(depotId), condition);
  }

  /**
   * Finds the {@code Depot} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<DepotKey, Depots.Depot> findAll(Collection<DepotKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Depot} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB. Of two records with one key the last one is
   * stored. It does not notice that {@code deleteCascade} is removing an item: do not run both at a
   * time.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Depots.Depot> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Depot} items; those that do not exist are no error. One BatchWriteItem per
   * 25 items, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<DepotKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Removes the {@code Depot} with this key and what belongs to it: its {@code Shift} items. One
   * UpdateItem, which marks the item, then Query requests on the index {@code GSI1} for what
   * belongs to it, then one BatchWriteItem per 25 items to remove what nothing counts, then one
   * TransactWriteItems to remove the item, on the condition that the mark is still there. From the
   * mark on no read sees the item. A call that was interrupted can be repeated: it goes on where
   * that one ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Shift} items, which nothing counts: they are taken to be gone
   * when, after a pause, none is found. A new {@code Shift} does not check this item and can stay
   * behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(DepotKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(DepotKey)}. */
  public long deleteCascade(String depotId) {
    return deleteCascade(DepotKey.of(depotId));
  }

  /** As {@link #deleteCascade(DepotKey)}; tells what is done after each request or so. */
  public long deleteCascade(DepotKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Depot} with this key that has not come to its
   * end: removes the mark, so that the item is there again. One TransactWriteItems, of one action,
   * on the condition that the item exists and is marked. Costs 2 write units per KB of each item
   * that is marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(DepotKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(DepotKey)}. */
  public long undelete(String depotId) {
    return undelete(DepotKey.of(depotId));
  }

  /**
   * Begins a read of the whole table for its {@code Depot} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<Depots.Depot, DepotKey> scan() {
    return operations.scan();
  }
}
