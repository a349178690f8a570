package community;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.Backfill;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Membership} items:
 * {@code PK = "USER#{userId}"}, {@code SK = "GROUP#{groupId}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipDao {
  static final EntityType<Membership, MembershipKey> TYPE =
      EntityType.<Membership, MembershipKey>builder(MembershipMapper.INSTANCE, MembershipSchema.KEY,
          MembershipKey::of, MembershipKey::new)
          .type("Type", "Membership")
          .components(MembershipSchema.USER_ID, MembershipSchema.GROUP_ID, MembershipSchema.ROLE,
              MembershipSchema.PERMISSIONS, MembershipSchema.JOINED_AT)
          .indexes(MembershipSchema.GSI1)
          .relation(
              Relation.to("user", () -> UserDao.TYPE, (MembershipKey key) -> UserKey.of(key.userId()))
                  .required())
          .relation(
              Relation.to("group", () -> GroupDao.TYPE, (MembershipKey key) -> GroupKey.of(key.groupId()))
                  .required()
                  .countedBy(GroupSchema.MEMBER_COUNT))
          .build();

  static final AccessPattern<Membership> BY_USER =
      AccessPattern.table(TYPE, "byUser", KeyEncoding.ORDERED);
  static final AccessPattern<Membership> BY_GROUP =
      AccessPattern.index(TYPE, "byGroup", "GSI1", false,
          KeyAttribute.partition("GSI1PK", MembershipSchema.GSI1_PK),
          KeyAttribute.sort("GSI1SK", MembershipSchema.GSI1_SK), KeyEncoding.ORDERED);

  private final EntityOperations<Membership, MembershipKey> operations;
  private final PhysicalTable table;

  MembershipDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Membership} with this key. One GetItem on the table, strongly consistent
   * unless the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   */
  public Optional<Membership> find(MembershipKey key) {
    return operations.find(key);
  }

  /** As {@link #find(MembershipKey)}. */
  public Optional<Membership> find(String userId, String groupId) {
    return find(MembershipKey.of(userId, groupId));
  }

  /**
   * Finds the {@code Membership} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Membership get(MembershipKey key) {
    return operations.get(key);
  }

  /** As {@link #get(MembershipKey)}. */
  public Membership get(String userId, String groupId) {
    return get(MembershipKey.of(userId, groupId));
  }

  /**
   * Whether a {@code Membership} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(MembershipKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(MembershipKey)}. */
  public boolean exists(String userId, String groupId) {
    return exists(MembershipKey.of(userId, groupId));
  }

  /**
   * Stores a new {@code Membership}, and returns it as it is stored. One TransactWriteItems of 3
   * actions: puts the item on the condition that no item has its key, checks that its {@code user}
   * exists and adds 1 to {@code memberCount} of its {@code group}, which must exist. Costs 2 write
   * units per KB of every item it touches, and as much for each index the item is on: {@code GSI1}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemNotFoundException if its {@code user} or its {@code group} does
   *     not exist; it names which
   * @throws io.partita.runtime.ItemBeingDeletedException if its {@code user} or its {@code group}
   *     is being deleted; it names which
   */
  public Membership create(Membership membership) {
    return operations.create(membership);
  }

  /**
   * Stores the {@code Membership} in place of the one with its key, which must exist, and returns
   * it as it is stored. One UpdateItem on the condition that the item exists: sets what the record
   * has, removes what is null, keeps attributes the record does not know. Costs 1 write unit per
   * KB, and as much for each index the item is on: {@code GSI1}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Membership replace(Membership membership) {
    return operations.replace(membership);
  }

  /** As {@link #replace(Membership)}, if the item fulfils the condition. */
  public Membership replace(Membership membership, Condition<Membership> condition) {
    return operations.replace(membership, condition);
  }

  /**
   * Begins a change of some components of the {@code Membership} with this key. Nothing is sent
   * before {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem.
   * Costs 1 write unit per KB, and as much for each index the item is on: {@code GSI1}.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such item
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public MembershipUpdate update(MembershipKey key) {
    return new MembershipUpdate(operations, key);
  }

  /** As {@link #update(MembershipKey)}. */
  public MembershipUpdate update(String userId, String groupId) {
    return update(MembershipKey.of(userId, groupId));
  }

  /**
   * Removes the {@code Membership} with this key, which must exist. One TransactWriteItems of 2
   * actions: deletes the item on the condition that it exists and subtracts 1 from
   * {@code memberCount} of its {@code group}. Costs 2 write units per KB of every item it touches,
   * and as much for each index the item is on: {@code GSI1}. If its {@code group} is gone, the
   * request is sent again with a check of that instead.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.CountMismatchException if {@code memberCount} of its {@code group}
   *     is 0 already, so that it is wrong; {@code recount} puts it right
   */
  public void delete(MembershipKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(MembershipKey)}. */
  public void delete(String userId, String groupId) {
    delete(MembershipKey.of(userId, groupId));
  }

  /** As {@link #delete(MembershipKey)}, if the item fulfils the condition. */
  public void delete(MembershipKey key, Condition<Membership> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(MembershipKey)}, if the item fulfils the condition. */
  public void delete(String userId, String groupId, Condition<Membership> condition) {
    delete(MembershipKey.of(userId, groupId), condition);
  }

  /**
   * Removes the {@code Membership} with this key, and returns whether it existed: one
   * TransactWriteItems, as {@link #delete(MembershipKey)} describes it.
   *
   * @throws io.partita.runtime.CountMismatchException if {@code memberCount} of its {@code group}
   *     is 0 already, so that it is wrong; {@code recount} puts it right
   */
  public boolean deleteIfExists(MembershipKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(MembershipKey)}. */
  public boolean deleteIfExists(String userId, String groupId) {
    return deleteIfExists(MembershipKey.of(userId, groupId));
  }

  /** As {@link #deleteIfExists(MembershipKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(MembershipKey key, Condition<Membership> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(MembershipKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String userId, String groupId, Condition<Membership> condition) {
    return deleteIfExists(MembershipKey.of(userId, groupId), condition);
  }

  /**
   * Removes the {@code Membership} with this key, and returns it as it was; empty if it did not
   * exist: one GetItem and one TransactWriteItems, otherwise as {@link #delete(MembershipKey)}
   * describes it. What is removed is what was read.
   *
   * @throws io.partita.runtime.CountMismatchException if {@code memberCount} of its {@code group}
   *     is 0 already, so that it is wrong; {@code recount} puts it right
   */
  public Optional<Membership> getAndDelete(MembershipKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(MembershipKey)}. */
  public Optional<Membership> getAndDelete(String userId, String groupId) {
    return getAndDelete(MembershipKey.of(userId, groupId));
  }

  /**
   * Finds the {@code Membership} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<MembershipKey, Membership> findAll(Collection<MembershipKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many new {@code Membership} items; those that exist are left as they are. One
   * TransactWriteItems per 100 actions; in each, one action counts on one {@code group}, however
   * many of its items there are. Each transaction is done or not done as a whole; together they are
   * not. Costs 2 write units per KB of every item it touches, and as much for each index the item
   * is on: {@code GSI1}.
   *
   * @return the keys of the items that were created, and of those that existed
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or the {@code user} of
   *     a record does not exist or the {@code group} of a record does not exist; it holds what is
   *     not known to be done, and its cause says why
   */
  public CreatedAll<MembershipKey> createAll(Collection<Membership> records) {
    return operations.createAll(records, null);
  }

  /** As {@link #createAll(Collection)}; tells what is done after each request or so. */
  public CreatedAll<MembershipKey> createAll(Collection<Membership> records,
      Consumer<? super Progress> progress) {
    return operations.createAll(records, progress);
  }

  /**
   * Removes many {@code Membership} items; those that do not exist are no error. One
   * TransactWriteItems per 100 actions, as by {@link #createAll}, at the same cost.
   *
   * @return the keys of the items that were removed, and those that had none
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or {@code memberCount}
   *     of a {@code group} is wrong; it holds what is not known to be done, and its cause says why
   */
  public DeletedAll<MembershipKey> deleteAll(Collection<MembershipKey> keys) {
    return operations.deleteAllInTransactions(keys, null);
  }

  /** As {@link #deleteAll(Collection)}; tells what is done after each request or so. */
  public DeletedAll<MembershipKey> deleteAll(Collection<MembershipKey> keys,
      Consumer<? super Progress> progress) {
    return operations.deleteAllInTransactions(keys, progress);
  }

  /**
   * Begins a query of the {@code Membership} items of one {@code userId}. Query requests on the
   * table, a page of up to 1 MB each: {@code PK = "USER#{userId}" AND begins_with(SK, "GROUP#")}.
   * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   */
  public MembershipByUser byUser(String userId) {
    return new MembershipByUser(
        QueryState.of(table, BY_USER, ComponentValues.of(MembershipSchema.USER_ID, userId)));
  }

  /**
   * Begins a query of the {@code Membership} items of one {@code groupId}. Query requests on the
   * index {@code GSI1}, a page of up to 1 MB each:
   * {@code GSI1PK = "GROUP#{groupId}" AND begins_with(GSI1SK, "USER#")}. Eventually consistent, as
   * the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public MembershipByGroup byGroup(String groupId) {
    return new MembershipByGroup(
        QueryState.of(table, BY_GROUP, ComponentValues.of(MembershipSchema.GROUP_ID, groupId)));
  }

  /**
   * Begins a read of the whole table for its {@code Membership} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Membership, MembershipKey> scan() {
    return operations.scan();
  }

  /**
   * Begins a read of a whole index for the {@code Membership} items that are on it. Scan requests
   * on the index {@code GSI1}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Membership, MembershipKey> scanGsi1() {
    return operations.scanGlobalIndex("GSI1",
        KeyAttribute.partition("GSI1PK", MembershipSchema.GSI1_PK),
        KeyAttribute.sort("GSI1SK", MembershipSchema.GSI1_SK));
  }

  /**
   * Gives the stored {@code Membership} items their keys on {@code GSI1}, where they lack them or
   * have others. Nothing is sent before {@code run()}: Scan requests on the table, which read and
   * pay for all items, whatever their type, then one UpdateItem for each item whose index keys are
   * wrong, on the condition that what they are made of has not changed. Reads are eventually
   * consistent: half a read unit per 4 KB. Costs 1 write unit per KB of the item, and as much for
   * each index that it comes to or leaves. If somebody is told of the progress, one DescribeTable
   * comes first.
   *
   * @throws io.partita.runtime.BackfillIncompleteException on {@code run()}, if a request failed;
   *     it holds the token to go on with
   */
  public Backfill<MembershipKey> backfill() {
    return operations.backfill();
  }
}
