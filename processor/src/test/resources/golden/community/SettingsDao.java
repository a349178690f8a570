package community;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Settings} items: {@code PK = "SETTINGS"}, {@code SK = "SETTINGS"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsDao {
  static final EntityType<Settings, SettingsKey> TYPE =
      EntityType.<Settings, SettingsKey>builder(SettingsMapper.INSTANCE, SettingsSchema.KEY,
          SettingsKey::of, SettingsKey::new)
          .type("Type", "Settings")
          .components(SettingsSchema.OPEN, SettingsSchema.MOTTO)
          .orCreateDefault(SettingsSchema.OPEN, false)
          .build();

  private final EntityOperations<Settings, SettingsKey> operations;

  SettingsDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
  }

  /**
   * Finds the {@code Settings} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   */
  public Optional<Settings> find(SettingsKey key) {
    return operations.find(key);
  }

  /** As {@link #find(SettingsKey)}. */
  public Optional<Settings> find() {
    return find(SettingsKey.of());
  }

  /**
   * Finds the {@code Settings} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Settings get(SettingsKey key) {
    return operations.get(key);
  }

  /** As {@link #get(SettingsKey)}. */
  public Settings get() {
    return get(SettingsKey.of());
  }

  /**
   * Whether a {@code Settings} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(SettingsKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(SettingsKey)}. */
  public boolean exists() {
    return exists(SettingsKey.of());
  }

  /**
   * Stores a new {@code Settings}, and returns it as it is stored. One PutItem on the condition
   * that no item has its key. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   */
  public Settings create(Settings settings) {
    return operations.create(settings);
  }

  /**
   * Stores the {@code Settings}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB.
   */
  public Settings put(Settings settings) {
    return operations.put(settings);
  }

  /** As {@link #put(Settings)}, if the item fulfils the condition. */
  public Settings put(Settings settings, Condition<Settings> condition) {
    return operations.put(settings, condition);
  }

  /**
   * Stores the {@code Settings}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   */
  public Optional<Settings> getAndPut(Settings settings) {
    return operations.getAndPut(settings);
  }

  /**
   * Stores the {@code Settings} in place of the one with its key, which must exist, and returns it
   * as it is stored. One UpdateItem on the condition that the item exists: sets what the record
   * has, removes what is null, keeps attributes the record does not know. Costs 1 write unit per
   * KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Settings replace(Settings settings) {
    return operations.replace(settings);
  }

  /** As {@link #replace(Settings)}, if the item fulfils the condition. */
  public Settings replace(Settings settings, Condition<Settings> condition) {
    return operations.replace(settings, condition);
  }

  /**
   * Begins a change of some components of the {@code Settings} with this key. Nothing is sent
   * before {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public SettingsUpdate update(SettingsKey key) {
    return new SettingsUpdate(operations, key);
  }

  /** As {@link #update(SettingsKey)}. */
  public SettingsUpdate update() {
    return update(SettingsKey.of());
  }

  /**
   * Removes the {@code Settings} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(SettingsKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(SettingsKey)}. */
  public void delete() {
    delete(SettingsKey.of());
  }

  /** As {@link #delete(SettingsKey)}, if the item fulfils the condition. */
  public void delete(SettingsKey key, Condition<Settings> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(SettingsKey)}, if the item fulfils the condition. */
  public void delete(Condition<Settings> condition) {
    delete(SettingsKey.of(), condition);
  }

  /**
   * Removes the {@code Settings} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(SettingsKey)} describes it.
   */
  public boolean deleteIfExists(SettingsKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(SettingsKey)}. */
  public boolean deleteIfExists() {
    return deleteIfExists(SettingsKey.of());
  }

  /** As {@link #deleteIfExists(SettingsKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(SettingsKey key, Condition<Settings> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(SettingsKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(Condition<Settings> condition) {
    return deleteIfExists(SettingsKey.of(), condition);
  }

  /**
   * Removes the {@code Settings} with this key, and returns it as it was; empty if it did not
   * exist: one DeleteItem, as {@link #delete(SettingsKey)} describes it.
   */
  public Optional<Settings> getAndDelete(SettingsKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(SettingsKey)}. */
  public Optional<Settings> getAndDelete() {
    return getAndDelete(SettingsKey.of());
  }

  /**
   * Finds the {@code Settings} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<SettingsKey, Settings> findAll(Collection<SettingsKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Settings} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB. Of two records with one key the last one is
   * stored.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Settings> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Settings} items; those that do not exist are no error. One BatchWriteItem
   * per 25 items, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<SettingsKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a read of the whole table for its {@code Settings} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Settings, SettingsKey> scan() {
    return operations.scan();
  }
}
