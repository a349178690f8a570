package workspace;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Charter} items: {@code PK = "ORG#{orgId}"}, {@code SK = "CHARTER"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterDao {
  static final EntityType<Charter, CharterKey> TYPE =
      EntityType.<Charter, CharterKey>builder(CharterMapper.INSTANCE, CharterSchema.KEY,
          CharterKey::of, CharterKey::new)
          .type("Type", "Charter")
          .components(CharterSchema.ORG_ID, CharterSchema.TEXT)
          .reference(
              Relation.to("org", () -> OrgDao.TYPE, (CharterKey key) -> OrgKey.of(key.orgId())))
          .build();

  static final AccessPattern<Charter> BY_ORG =
      AccessPattern.table(TYPE, "byOrg", KeyEncoding.ORDERED);

  private final EntityOperations<Charter, CharterKey> operations;
  private final PhysicalTable table;

  CharterDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Charter} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   */
  public Optional<Charter> find(CharterKey key) {
    return operations.find(key);
  }

  /** As {@link #find(CharterKey)}. */
  public Optional<Charter> find(String orgId) {
    return find(CharterKey.of(orgId));
  }

  /**
   * Finds the {@code Charter} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Charter get(CharterKey key) {
    return operations.get(key);
  }

  /** As {@link #get(CharterKey)}. */
  public Charter get(String orgId) {
    return get(CharterKey.of(orgId));
  }

  /**
   * Whether a {@code Charter} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(CharterKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(CharterKey)}. */
  public boolean exists(String orgId) {
    return exists(CharterKey.of(orgId));
  }

  /**
   * Stores a new {@code Charter}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   */
  public Charter create(Charter charter) {
    return operations.create(charter);
  }

  /**
   * Stores the {@code Charter}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB.
   */
  public Charter put(Charter charter) {
    return operations.put(charter);
  }

  /** As {@link #put(Charter)}, if the item fulfils the condition. */
  public Charter put(Charter charter, Condition<Charter> condition) {
    return operations.put(charter, condition);
  }

  /**
   * Stores the {@code Charter}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   */
  public Optional<Charter> getAndPut(Charter charter) {
    return operations.getAndPut(charter);
  }

  /**
   * Stores the {@code Charter} in place of the one with its key, which must exist, and returns it
   * as it is stored. One UpdateItem on the condition that the item exists: sets what the record
   * has, removes what is null, keeps attributes the record does not know. Costs 1 write unit per
   * KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Charter replace(Charter charter) {
    return operations.replace(charter);
  }

  /** As {@link #replace(Charter)}, if the item fulfils the condition. */
  public Charter replace(Charter charter, Condition<Charter> condition) {
    return operations.replace(charter, condition);
  }

  /**
   * Begins a change of some components of the {@code Charter} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. Costs 1
   * write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public CharterUpdate update(CharterKey key) {
    return new CharterUpdate(operations, key);
  }

  /** As {@link #update(CharterKey)}. */
  public CharterUpdate update(String orgId) {
    return update(CharterKey.of(orgId));
  }

  /**
   * Removes the {@code Charter} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(CharterKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(CharterKey)}. */
  public void delete(String orgId) {
    delete(CharterKey.of(orgId));
  }

  /** As {@link #delete(CharterKey)}, if the item fulfils the condition. */
  public void delete(CharterKey key, Condition<Charter> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(CharterKey)}, if the item fulfils the condition. */
  public void delete(String orgId, Condition<Charter> condition) {
    delete(CharterKey.of(orgId), condition);
  }

  /**
   * Removes the {@code Charter} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(CharterKey)} describes it.
   */
  public boolean deleteIfExists(CharterKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(CharterKey)}. */
  public boolean deleteIfExists(String orgId) {
    return deleteIfExists(CharterKey.of(orgId));
  }

  /** As {@link #deleteIfExists(CharterKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(CharterKey key, Condition<Charter> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(CharterKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String orgId, Condition<Charter> condition) {
    return deleteIfExists(CharterKey.of(orgId), condition);
  }

  /**
   * Removes the {@code Charter} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(CharterKey)} describes it.
   */
  public Optional<Charter> getAndDelete(CharterKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(CharterKey)}. */
  public Optional<Charter> getAndDelete(String orgId) {
    return getAndDelete(CharterKey.of(orgId));
  }

  /**
   * Finds the {@code Charter} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<CharterKey, Charter> findAll(Collection<CharterKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Charter} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB. Of two records with one key the last one is
   * stored.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Charter> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Charter} items; those that do not exist are no error. One BatchWriteItem
   * per 25 items, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<CharterKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a query of the {@code Charter} items of one {@code orgId}. Query requests on the table,
   * a page of up to 1 MB each: {@code PK = "ORG#{orgId}" AND SK = "CHARTER"}. Eventually
   * consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   */
  public CharterByOrg byOrg(String orgId) {
    return new CharterByOrg(
        QueryState.of(table, BY_ORG, ComponentValues.of(CharterSchema.ORG_ID, orgId)));
  }

  /**
   * Begins a read of the whole table for its {@code Charter} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Charter, CharterKey> scan() {
    return operations.scan();
  }
}
