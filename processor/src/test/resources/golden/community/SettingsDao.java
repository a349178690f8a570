package community;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Settings} items. Immutable; may be shared between threads.
 *
 * <p>{@code PK = "SETTINGS"}, {@code SK = "SETTINGS"}
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsDao {
  static final EntityType<Settings, SettingsKey> TYPE = EntityType.<Settings, SettingsKey>builder(
          SettingsMapper.INSTANCE,
          SettingsSchema.KEY,
          SettingsKey::of,
          SettingsKey::from)
      .type("Type", "Settings")
      .components(
          SettingsSchema.OPEN,
          SettingsSchema.MOTTO)
      .orCreateDefault(SettingsSchema.OPEN, false)
      .build();

  private final EntityOperations<Settings, SettingsKey> operations;

  SettingsDao(TableContext context) {
    this.operations = new EntityOperations<>(context, TYPE);
  }

  /**
   * The {@code Settings} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Settings}
   */
  public Optional<Settings> find(SettingsKey key) {
    return operations.find(key);
  }

  /**
   * The {@code Settings} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Settings}
   */
  public Optional<Settings> find() {
    return find(SettingsKey.of());
  }

  /**
   * The {@code Settings} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Settings}
   */
  public Settings get(SettingsKey key) {
    return operations.get(key);
  }

  /**
   * The {@code Settings} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Settings}
   */
  public Settings get() {
    return get(SettingsKey.of());
  }

  /**
   * Whether a key has its {@code Settings}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, or it is another entity's
   */
  public boolean exists(SettingsKey key) {
    return operations.exists(key);
  }

  /**
   * Whether a key has its {@code Settings}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, or it is another entity's
   */
  public boolean exists() {
    return exists(SettingsKey.of());
  }

  /**
   * Stores a new {@code Settings}.
   *
   * <p>One PutItem on the condition that no item has its key. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key; nothing is
   *     written
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Settings create(Settings settings) {
    return operations.create(settings);
  }

  /**
   * Stores the {@code Settings}, whether it exists or not.
   *
   * <p>One UpdateItem: sets what the record has, removes what is null, keeps attributes the
   * record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Settings put(Settings settings) {
    return operations.put(settings);
  }

  /**
   * Stores the {@code Settings}, whether it exists or not.
   *
   * <p>One UpdateItem: sets what the record has, removes what is null, keeps attributes the
   * record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
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
  public Settings put(Settings settings, Condition<Settings> condition) {
    return operations.put(settings, condition);
  }

  /**
   * Stores the {@code Settings} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists: sets what the record has, removes
   * what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item; nothing is
   *     written
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Settings replace(Settings settings) {
    return operations.replace(settings);
  }

  /**
   * Stores the {@code Settings} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists: sets what the record has, removes
   * what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item; nothing is
   *     written
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
  public Settings replace(Settings settings, Condition<Settings> condition) {
    return operations.replace(settings, condition);
  }

  /**
   * Begins a change of some components of the {@code Settings} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   */
  public SettingsUpdate update(SettingsKey key) {
    return new SettingsUpdate(operations, key);
  }

  /**
   * Begins a change of some components of the {@code Settings} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   */
  public SettingsUpdate update() {
    return update(SettingsKey.of());
  }

  /**
   * Removes the {@code Settings} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   */
  public void delete(SettingsKey key) {
    operations.delete(key);
  }

  /**
   * Removes the {@code Settings} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   */
  public void delete() {
    delete(SettingsKey.of());
  }

  /**
   * Removes the {@code Settings} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public void delete(SettingsKey key, Condition<Settings> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Settings} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public void delete(Condition<Settings> condition) {
    delete(SettingsKey.of(), condition);
  }

  /**
   * Removes the {@code Settings} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   */
  public boolean deleteIfExists(SettingsKey key) {
    return operations.deleteIfExists(key);
  }

  /**
   * Removes the {@code Settings} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   */
  public boolean deleteIfExists() {
    return deleteIfExists(SettingsKey.of());
  }

  /**
   * Removes the {@code Settings} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public boolean deleteIfExists(SettingsKey key, Condition<Settings> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * Removes the {@code Settings} of a key, if it exists.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and one after
   *     it was refused or failed, so that it may have been made or not; with
   *     {@code exactOutcomes()} of the table a refusal is certain
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public boolean deleteIfExists(Condition<Settings> condition) {
    return deleteIfExists(SettingsKey.of(), condition);
  }

  /**
   * The {@code Settings} items of many keys.
   *
   * <p>One BatchGetItem per 100 different keys, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left keys unread until the
   *     deadline; it holds them
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Settings}
   */
  public Map<SettingsKey, Settings> findAll(Collection<SettingsKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Settings} items, whether they exist or not.
   *
   * <p>One BatchWriteItem per 25 items: whole items, without conditions. Of two records with one
   * key the last one is stored. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until
   *     the deadline, or a later request failed; it holds what is not known to be written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public void putAll(Collection<Settings> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Settings} items; those that do not exist are no error.
   *
   * <p>One BatchWriteItem per 25 different keys, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until
   *     the deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<SettingsKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Reads the whole table for its {@code Settings} items.
   *
   * <p>Scan requests on the table, eventually consistent unless told otherwise. Every item of
   * the table is read and paid for, whatever its type: half a read unit per 4 KB.
   *
   * @return a scan, to be narrowed and run
   */
  public Scan<Settings> scan() {
    return operations.scan();
  }
}
