package projections;

import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.cascade.Dependents;
import io.partita.runtime.internal.cascade.OwnerOperations;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Depots.Driver} items. Immutable; may be shared between threads.
 *
 * <p>{@code PK = "DRIVER#{driverId}"}, {@code SK = "DRIVER"}
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DriverDao {
  static final EntityType<Depots.Driver, DriverKey> TYPE = EntityType.<Depots.Driver, DriverKey>builder(
          DriverMapper.INSTANCE,
          DriverSchema.KEY,
          DriverKey::of,
          DriverKey::from)
      .type("Type", "Driver")
      .components(
          DriverSchema.DRIVER_ID)
      .cascades()
      .build();

  static final Dependents<Depots.Driver, DriverKey> DEPENDENTS = Dependents.of(TYPE)
      .add(
          "shift",
          () -> ShiftDao.TYPE,
          () -> ShiftDao.BY_DRIVER,
          key -> ComponentValues.of(ShiftSchema.DRIVER_ID, key.driverId()),
          null);

  private final EntityOperations<Depots.Driver, DriverKey> operations;

  private final OwnerOperations<Depots.Driver, DriverKey> owner;

  DriverDao(TableContext context) {
    this.operations = new EntityOperations<>(context, TYPE);
    this.owner = new OwnerOperations<>(context, DEPENDENTS);
  }

  /**
   * The {@code Driver} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Driver}
   */
  public Optional<Depots.Driver> find(DriverKey key) {
    return operations.find(key);
  }

  /**
   * The {@code Driver} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Driver}
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public Optional<Depots.Driver> find(String driverId) {
    return find(DriverKey.of(driverId));
  }

  /**
   * The {@code Driver} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, it is being deleted,
   *     or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Driver}
   */
  public Depots.Driver get(DriverKey key) {
    return operations.get(key);
  }

  /**
   * The {@code Driver} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, it is being deleted,
   *     or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Driver}
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public Depots.Driver get(String driverId) {
    return get(DriverKey.of(driverId));
  }

  /**
   * Whether a key has its {@code Driver}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, it is being deleted, or it is another entity's
   */
  public boolean exists(DriverKey key) {
    return operations.exists(key);
  }

  /**
   * Whether a key has its {@code Driver}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, it is being deleted, or it is another entity's
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public boolean exists(String driverId) {
    return exists(DriverKey.of(driverId));
  }

  /**
   * Stores a new {@code Driver}.
   *
   * <p>One PutItem on the condition that no item has its key. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key; nothing is
   *     written
   * @throws io.partita.runtime.ItemBeingDeletedException if the item that has its key is being
   *     deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Depots.Driver create(Depots.Driver driver) {
    return operations.create(driver);
  }

  /**
   * Stores the {@code Driver}, whether it exists or not.
   *
   * <p>One UpdateItem: sets what the record has, removes what is null, keeps attributes the
   * record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Depots.Driver put(Depots.Driver driver) {
    return operations.put(driver);
  }

  /**
   * Stores the {@code Driver}, whether it exists or not.
   *
   * <p>One UpdateItem: sets what the record has, removes what is null, keeps attributes the
   * record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public Depots.Driver put(Depots.Driver driver, Condition<Depots.Driver> condition) {
    return operations.put(driver, condition);
  }

  /**
   * Stores the {@code Driver} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists: sets what the record has, removes
   * what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item, or it is being
   *     deleted; nothing is written
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Depots.Driver replace(Depots.Driver driver) {
    return operations.replace(driver);
  }

  /**
   * Stores the {@code Driver} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists: sets what the record has, removes
   * what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item, or it is being
   *     deleted; nothing is written
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public Depots.Driver replace(Depots.Driver driver, Condition<Depots.Driver> condition) {
    return operations.replace(driver, condition);
  }

  /**
   * Begins a change of some components of the {@code Driver} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   */
  public DriverUpdate update(DriverKey key) {
    return new DriverUpdate(operations, key);
  }

  /**
   * Begins a change of some components of the {@code Driver} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public DriverUpdate update(String driverId) {
    return update(DriverKey.of(driverId));
  }

  /**
   * Removes the {@code Driver} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item, or it is being
   *     deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   */
  public void delete(DriverKey key) {
    operations.delete(key);
  }

  /**
   * Removes the {@code Driver} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item, or it is being
   *     deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public void delete(String driverId) {
    delete(DriverKey.of(driverId));
  }

  /**
   * Removes the {@code Driver} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item, or it is being
   *     deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public void delete(DriverKey key, Condition<Depots.Driver> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Driver} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item, or it is being
   *     deleted
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public void delete(String driverId, Condition<Depots.Driver> condition) {
    delete(DriverKey.of(driverId), condition);
  }

  /**
   * Removes the {@code Driver} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   */
  public boolean deleteIfExists(DriverKey key) {
    return operations.deleteIfExists(key);
  }

  /**
   * Removes the {@code Driver} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public boolean deleteIfExists(String driverId) {
    return deleteIfExists(DriverKey.of(driverId));
  }

  /**
   * Removes the {@code Driver} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public boolean deleteIfExists(DriverKey key, Condition<Depots.Driver> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * Removes the {@code Driver} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Shift} items stay; {@code deleteCascade} removes them, too.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public boolean deleteIfExists(String driverId, Condition<Depots.Driver> condition) {
    return deleteIfExists(DriverKey.of(driverId), condition);
  }

  /**
   * The {@code Driver} items of many keys.
   *
   * <p>One BatchGetItem per 100 different keys, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left keys unread until the
   *     deadline; it holds them
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Driver}
   */
  public Map<DriverKey, Depots.Driver> findAll(Collection<DriverKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Driver} items, whether they exist or not.
   *
   * <p>One BatchWriteItem per 25 items: whole items, without conditions. Of two records with one
   * key the last one is stored. Costs 1 write unit per KB. It does not notice that
   * {@code deleteCascade} is removing an item: do not run both at a time.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until
   *     the deadline, or a later request failed; it holds what is not known to be written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public void putAll(Collection<Depots.Driver> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Driver} items; those that do not exist are no error.
   *
   * <p>One BatchWriteItem per 25 different keys, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until
   *     the deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<DriverKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Removes the {@code Driver} of a key and what belongs to it: its {@code Shift} items.
   *
   * <p>One UpdateItem marks the item, and from then on no read sees it. Then Query requests on
   * the table list what belongs to it, and what they find is removed by BatchWriteItem of up to
   * 25 items. Last, one TransactWriteItems removes the item itself, on the condition that the
   * mark is still there. A call that was interrupted can be repeated: it goes on where that one
   * ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Shift} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Shift} does not check this item and
   * can stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(DriverKey key) {
    return owner.deleteCascade(key, null);
  }

  /**
   * Removes the {@code Driver} of a key and what belongs to it: its {@code Shift} items.
   *
   * <p>One UpdateItem marks the item, and from then on no read sees it. Then Query requests on
   * the table list what belongs to it, and what they find is removed by BatchWriteItem of up to
   * 25 items. Last, one TransactWriteItems removes the item itself, on the condition that the
   * mark is still there. A call that was interrupted can be repeated: it goes on where that one
   * ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Shift} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Shift} does not check this item and
   * can stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public long deleteCascade(String driverId) {
    return deleteCascade(DriverKey.of(driverId));
  }

  /**
   * Removes the {@code Driver} of a key and what belongs to it: its {@code Shift} items.
   *
   * <p>One UpdateItem marks the item, and from then on no read sees it. Then Query requests on
   * the table list what belongs to it, and what they find is removed by BatchWriteItem of up to
   * 25 items. Last, one TransactWriteItems removes the item itself, on the condition that the
   * mark is still there. A call that was interrupted can be repeated: it goes on where that one
   * ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Shift} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Shift} does not check this item and
   * can stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @param progress is told what is done, after each request or so
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(DriverKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Driver} of a key that has not come to its
   * end: removes the mark, so that the item is there again.
   *
   * <p>One TransactWriteItems of one action, on the condition that the item exists and is
   * marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * <p>Costs 2 write units per KB of each item that is marked.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(DriverKey key) {
    return owner.undelete(key);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Driver} of a key that has not come to its
   * end: removes the mark, so that the item is there again.
   *
   * <p>One TransactWriteItems of one action, on the condition that the item exists and is
   * marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * <p>Costs 2 write units per KB of each item that is marked.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public long undelete(String driverId) {
    return undelete(DriverKey.of(driverId));
  }

  /**
   * Reads the whole table for its {@code Driver} items.
   *
   * <p>Scan requests on the table, eventually consistent unless told otherwise. Every item of
   * the table is read and paid for, whatever its type: half a read unit per 4 KB.
   *
   * @return a scan, to be narrowed and run
   */
  public Scan<Depots.Driver> scan() {
    return operations.scan();
  }
}
