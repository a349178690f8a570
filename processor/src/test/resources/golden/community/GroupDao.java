package community;

import io.partita.runtime.Scan;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Stores and finds {@link Group} items. Immutable; may be shared between threads.
 *
 * <p>{@code PK = "GROUP#{groupId}"}, {@code SK = "INFO"}
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupDao {
  static final EntityType<Group, GroupKey> TYPE = EntityType.<Group, GroupKey>builder(
          GroupMapper.INSTANCE,
          GroupSchema.KEY,
          GroupKey::of,
          GroupKey::from)
      .type("Type", "Group")
      .components(
          GroupSchema.GROUP_ID,
          GroupSchema.NAME)
      .build();

  private final EntityOperations<Group, GroupKey> operations;

  GroupDao(TableContext context) {
    this.operations = new EntityOperations<>(context, TYPE);
  }

  /**
   * The {@code Group} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Group}
   */
  public Optional<Group> find(GroupKey key) {
    return operations.find(key);
  }

  /**
   * The {@code Group} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Group}
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public Optional<Group> find(String groupId) {
    return find(GroupKey.of(groupId));
  }

  /**
   * The {@code Group} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Group}
   */
  public Group get(GroupKey key) {
    return operations.get(key);
  }

  /**
   * The {@code Group} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Group}
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public Group get(String groupId) {
    return get(GroupKey.of(groupId));
  }

  /**
   * Whether a key has its {@code Group}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, or it is another entity's
   */
  public boolean exists(GroupKey key) {
    return operations.exists(key);
  }

  /**
   * Whether a key has its {@code Group}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, or it is another entity's
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public boolean exists(String groupId) {
    return exists(GroupKey.of(groupId));
  }

  /**
   * Stores a new {@code Group}.
   *
   * <p>One PutItem on the condition that no item has its key. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key; nothing is
   *     written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Group create(Group group) {
    return operations.create(group);
  }

  /**
   * Stores the {@code Group}, whether it exists or not.
   *
   * <p>One UpdateItem: sets what the record has, removes what is null, keeps attributes the
   * record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Group put(Group group) {
    return operations.put(group);
  }

  /**
   * Stores the {@code Group}, whether it exists or not.
   *
   * <p>One UpdateItem: sets what the record has, removes what is null, keeps attributes the
   * record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public Group put(Group group, Condition<Group> condition) {
    return operations.put(group, condition);
  }

  /**
   * Stores the {@code Group} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists: sets what the record has, removes
   * what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item; nothing is
   *     written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Group replace(Group group) {
    return operations.replace(group);
  }

  /**
   * Stores the {@code Group} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists: sets what the record has, removes
   * what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item; nothing is
   *     written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public Group replace(Group group, Condition<Group> condition) {
    return operations.replace(group, condition);
  }

  /**
   * Begins a change of some components of the {@code Group} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem,
   * which also rewrites the index keys that depend on what changes. If those need components the
   * update does not set, the item is read first and the write conditioned on what was read.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   */
  public GroupUpdate update(GroupKey key) {
    return new GroupUpdate(operations, key);
  }

  /**
   * Begins a change of some components of the {@code Group} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem,
   * which also rewrites the index keys that depend on what changes. If those need components the
   * update does not set, the item is read first and the write conditioned on what was read.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public GroupUpdate update(String groupId) {
    return update(GroupKey.of(groupId));
  }

  /**
   * Removes the {@code Group} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(GroupKey key) {
    operations.delete(key);
  }

  /**
   * Removes the {@code Group} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public void delete(String groupId) {
    delete(GroupKey.of(groupId));
  }

  /**
   * Removes the {@code Group} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public void delete(GroupKey key, Condition<Group> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Group} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public void delete(String groupId, Condition<Group> condition) {
    delete(GroupKey.of(groupId), condition);
  }

  /**
   * Removes the {@code Group} of a key, if it exists.
   *
   * <p>One DeleteItem. Costs 1 write unit per KB.
   *
   * @return whether there was one
   */
  public boolean deleteIfExists(GroupKey key) {
    return operations.deleteIfExists(key);
  }

  /**
   * Removes the {@code Group} of a key, if it exists.
   *
   * <p>One DeleteItem. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public boolean deleteIfExists(String groupId) {
    return deleteIfExists(GroupKey.of(groupId));
  }

  /**
   * Removes the {@code Group} of a key, if it exists.
   *
   * <p>One DeleteItem. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public boolean deleteIfExists(GroupKey key, Condition<Group> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * Removes the {@code Group} of a key, if it exists.
   *
   * <p>One DeleteItem. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public boolean deleteIfExists(String groupId, Condition<Group> condition) {
    return deleteIfExists(GroupKey.of(groupId), condition);
  }

  /**
   * The {@code Group} items of many keys.
   *
   * <p>One BatchGetItem per 100 different keys, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left keys unread until the
   *     deadline; it holds them
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Group}
   */
  public Map<GroupKey, Group> findAll(Collection<GroupKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Group} items, whether they exist or not.
   *
   * <p>One BatchWriteItem per 25 items: whole items, without conditions. Of two records with one
   * key the last one is stored. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until
   *     the deadline; it holds them
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public void putAll(Collection<Group> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Group} items; those that do not exist are no error.
   *
   * <p>One BatchWriteItem per 25 different keys, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until
   *     the deadline; it holds them
   */
  public void deleteAll(Collection<GroupKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Reads the whole table for its {@code Group} items.
   *
   * <p>Scan requests on the table, eventually consistent unless told otherwise. Every item of
   * the table is read and paid for, whatever its type: half a read unit per 4 KB.
   *
   * @return a scan, to be narrowed and run
   */
  public Scan<Group> scan() {
    return operations.scan();
  }
}
