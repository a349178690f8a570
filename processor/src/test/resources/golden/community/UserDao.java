package community;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.Backfill;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.OwnerOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link User} items: {@code PK = "USER#{userId}"}, {@code SK = "PROFILE"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserDao {
  static final EntityType<User, UserKey> TYPE =
      EntityType.<User, UserKey>builder(UserMapper.INSTANCE, UserSchema.KEY, UserKey::of,
          UserKey::new)
          .type("Type", "User")
          .components(UserSchema.USER_ID, UserSchema.NAME, UserSchema.EMAIL, UserSchema.STATUS,
              UserSchema.AGE, UserSchema.TAGS, UserSchema.ADDRESS, UserSchema.NICKNAME,
              UserSchema.CREATED_AT)
          .indexes(UserSchema.GSI1)
          .createdAt(UserSchema.CREATED_AT, Precision.NANOS)
          .orCreateDefault(UserSchema.AGE, 0)
          .unique(UserSchema.EMAIL, KeyFormats.TEXT)
          .cascades()
          .build();

  static final AccessPattern<User> BY_STATUS =
      AccessPattern.index(TYPE, "byStatus", "GSI1", false,
          KeyAttribute.partition("GSI1PK", UserSchema.GSI1_PK),
          KeyAttribute.sort("GSI1SK", UserSchema.GSI1_SK), KeyEncoding.ORDERED);

  static final Dependents<User, UserKey> DEPENDENTS = Dependents.of(TYPE)
      .add("membership", () -> MembershipDao.TYPE, () -> MembershipDao.BY_USER,
          key -> ComponentValues.of(MembershipSchema.USER_ID, key.userId()), null);

  private final EntityOperations<User, UserKey> operations;
  private final OwnerOperations<User, UserKey> owner;
  private final PhysicalTable table;

  UserDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
    this.table = table;
  }

  /**
   * Finds the {@code User} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<User> find(UserKey key) {
    return operations.find(key);
  }

  /** As {@link #find(UserKey)}. */
  public Optional<User> find(String userId) {
    return find(UserKey.of(userId));
  }

  /**
   * Finds the {@code User} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public User get(UserKey key) {
    return operations.get(key);
  }

  /** As {@link #get(UserKey)}. */
  public User get(String userId) {
    return get(UserKey.of(userId));
  }

  /**
   * Whether a {@code User} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(UserKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(UserKey)}. */
  public boolean exists(String userId) {
    return exists(UserKey.of(userId));
  }

  /**
   * Finds the {@code User} with this {@code email}. One GetItem of the item that says who has the
   * value, then one GetItem of the record's own, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if no item has the value, it is being deleted, or it is another
   *     entity's
   */
  public Optional<User> findByEmail(String email) {
    return operations.findByUnique(UserSchema.EMAIL, email);
  }

  /**
   * Stores a new {@code User}, and returns it as it is stored. One TransactWriteItems of up to 2
   * actions: puts the item on the condition that no item has its key and puts an item that says
   * that its {@code email} is taken. Costs 2 write units per KB of every item it touches, and as
   * much for each index the item is on: {@code GSI1}. Partita writes {@code createdAt}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   * @throws io.partita.runtime.UniqueViolationException if another item has its {@code email}
   */
  public User create(User user) {
    return operations.create(user);
  }

  /**
   * Stores the {@code User} in place of the one with its key, which must exist, and returns it as
   * it is stored. One GetItem, then one TransactWriteItems of up to 3 actions on the condition that
   * the item exists: sets what the record has, removes what is null, keeps attributes the record
   * does not know, and where the record has another {@code email} takes the new value and frees the
   * old one, then one GetItem of what is stored then. Costs 2 read units per 4 KB and 2 write units
   * per KB of every item it touches, and as much for each index the item is on: {@code GSI1}.
   * Partita writes {@code createdAt}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.UniqueViolationException if another item has its {@code email}
   */
  public User replace(User user) {
    return operations.replace(user);
  }

  /** As {@link #replace(User)}, if the item fulfils the condition. */
  public User replace(User user, Condition<User> condition) {
    return operations.replace(user, condition);
  }

  /**
   * Begins a change of some components of the {@code User} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem, which
   * also rewrites the index keys that depend on what changes. If an index key needs a component
   * that is not set, the item is read first by one GetItem and the write conditioned on what was
   * read. Costs 1 write unit per KB, and as much for each index the item is on: {@code GSI1}.
   *
   * <p>If a unique value changes, it is one GetItem, then one TransactWriteItems of up to 3
   * actions, which also takes the new value and frees the old one, then one GetItem for
   * {@code executeAndGet()} of what is stored then: 2 write units per KB of every item it touches.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if it does not exist or
   *     is being deleted
   * @throws io.partita.runtime.UniqueViolationException on {@code execute()}, if another item has
   *     its {@code email}
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public UserUpdate update(UserKey key) {
    return new UserUpdate(operations, key);
  }

  /** As {@link #update(UserKey)}. */
  public UserUpdate update(String userId) {
    return update(UserKey.of(userId));
  }

  /**
   * Removes the {@code User} with this key, which must exist. One GetItem, then one
   * TransactWriteItems of up to 2 actions: deletes the item on the condition that it exists and
   * frees its {@code email}. Costs 1 read unit per 4 KB and 2 write units per KB of every item it
   * touches, and as much for each index the item is on: {@code GSI1}.
   *
   * <p>Its {@code Membership} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public void delete(UserKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(UserKey)}. */
  public void delete(String userId) {
    delete(UserKey.of(userId));
  }

  /** As {@link #delete(UserKey)}, if the item fulfils the condition. */
  public void delete(UserKey key, Condition<User> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(UserKey)}, if the item fulfils the condition. */
  public void delete(String userId, Condition<User> condition) {
    delete(UserKey.of(userId), condition);
  }

  /**
   * Removes the {@code User} with this key, and returns whether it existed: one GetItem and one
   * TransactWriteItems, as {@link #delete(UserKey)} describes it.
   */
  public boolean deleteIfExists(UserKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(UserKey)}. */
  public boolean deleteIfExists(String userId) {
    return deleteIfExists(UserKey.of(userId));
  }

  /** As {@link #deleteIfExists(UserKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(UserKey key, Condition<User> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(UserKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String userId, Condition<User> condition) {
    return deleteIfExists(UserKey.of(userId), condition);
  }

  /**
   * Removes the {@code User} with this key, and returns it as it was; empty if it did not exist:
   * one GetItem and one TransactWriteItems, otherwise as {@link #delete(UserKey)} describes it.
   * What is removed is what was read.
   */
  public Optional<User> getAndDelete(UserKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(UserKey)}. */
  public Optional<User> getAndDelete(String userId) {
    return getAndDelete(UserKey.of(userId));
  }

  /**
   * Finds the {@code User} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<UserKey, User> findAll(Collection<UserKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many new {@code User} items; those that exist are left as they are. One
   * TransactWriteItems per 100 actions. Each transaction is done or not done as a whole; together
   * they are not. Costs 2 write units per KB of every item it touches, and as much for each index
   * the item is on: {@code GSI1}.
   *
   * @return the keys of the items that were created, and of those that existed
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or another item has the
   *     {@code email} of a record; it holds what is not known to be done, and its cause says why
   */
  public CreatedAll<UserKey> createAll(Collection<User> records) {
    return operations.createAll(records, null);
  }

  /** As {@link #createAll(Collection)}; tells what is done after each request or so. */
  public CreatedAll<UserKey> createAll(Collection<User> records,
      Consumer<? super Progress> progress) {
    return operations.createAll(records, progress);
  }

  /**
   * Removes many {@code User} items; those that do not exist are no error. One BatchGetItem per 100
   * keys (GetItem of one), then one TransactWriteItems per 100 actions, as by {@link #createAll},
   * at the same cost.
   *
   * @return the keys of the items that were removed, and those that had none
   * @throws io.partita.runtime.IncompleteBatchException if a request failed; it holds what is not
   *     known to be done, and its cause says why
   */
  public DeletedAll<UserKey> deleteAll(Collection<UserKey> keys) {
    return operations.deleteAllInTransactions(keys, null);
  }

  /** As {@link #deleteAll(Collection)}; tells what is done after each request or so. */
  public DeletedAll<UserKey> deleteAll(Collection<UserKey> keys,
      Consumer<? super Progress> progress) {
    return operations.deleteAllInTransactions(keys, progress);
  }

  /**
   * Removes the {@code User} with this key and what belongs to it: its {@code Membership} items.
   * One UpdateItem, which marks the item, then Query requests on the table for what belongs to it,
   * then one TransactWriteItems per 100 actions to remove that and keep all counts, then one
   * GetItem, then one TransactWriteItems to remove the item, on the condition that the mark is
   * still there. From the mark on no read sees the item and no {@code Membership} can be added to
   * it. A call that was interrupted can be repeated: it goes on where that one ended.
   * {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Membership} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; if items are left whose keys have another shape and so do not tell what belongs
   *     to them or counts them; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(UserKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(UserKey)}. */
  public long deleteCascade(String userId) {
    return deleteCascade(UserKey.of(userId));
  }

  /** As {@link #deleteCascade(UserKey)}; tells what is done after each request or so. */
  public long deleteCascade(UserKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code User} with this key that has not come to its
   * end: removes the mark, so that the item is there again. One TransactWriteItems, of one action,
   * on the condition that the item exists and is marked. Costs 2 write units per KB of each item
   * that is marked, and as much for each index the item is on: {@code GSI1}.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(UserKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(UserKey)}. */
  public long undelete(String userId) {
    return undelete(UserKey.of(userId));
  }

  /**
   * Begins a query of the {@code User} items of one {@code status}. Query requests on the index
   * {@code GSI1}, a page of up to 1 MB each: {@code GSI1PK = "STATUS#{status}"}. Eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public UserByStatus byStatus(User.Status status) {
    return new UserByStatus(
        QueryState.of(table, BY_STATUS, ComponentValues.of(UserSchema.STATUS, status)));
  }

  /**
   * Begins a read of the whole table for its {@code User} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<User, UserKey> scan() {
    return operations.scan();
  }

  /**
   * Begins a read of a whole index for the {@code User} items that are on it. Scan requests on the
   * index {@code GSI1}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<User, UserKey> scanGsi1() {
    return operations.scanGlobalIndex("GSI1", KeyAttribute.partition("GSI1PK", UserSchema.GSI1_PK),
        KeyAttribute.sort("GSI1SK", UserSchema.GSI1_SK));
  }

  /**
   * Gives the stored {@code User} items their keys on {@code GSI1}, where they lack them or have
   * others. Nothing is sent before {@code run()}: Scan requests on the table, which read and pay
   * for all items, whatever their type, then one UpdateItem for each item whose index keys are
   * wrong, on the condition that what they are made of has not changed. Reads are eventually
   * consistent: half a read unit per 4 KB. Costs 1 write unit per KB of the item, and as much for
   * each index that it comes to or leaves. If somebody is told of the progress, one DescribeTable
   * comes first.
   *
   * @throws io.partita.runtime.BackfillIncompleteException on {@code run()}, if a request failed;
   *     it holds the token to go on with
   */
  public Backfill<UserKey> backfill() {
    return operations.backfill();
  }
}
