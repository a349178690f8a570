package community;

import io.partita.runtime.CountDifference;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Group} items: {@code PK = "GROUP#{groupId}"}, {@code SK = "INFO"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupDao {
  static final EntityType<Group, GroupKey> TYPE =
      EntityType.<Group, GroupKey>builder(GroupMapper.INSTANCE, GroupSchema.KEY, GroupKey::of,
          GroupKey::new)
          .type("Type", "Group")
          .components(GroupSchema.GROUP_ID, GroupSchema.NAME, GroupSchema.MEMBER_COUNT)
          .counts(GroupSchema.MEMBER_COUNT)
          .cascades()
          .build();

  static final Dependents<Group, GroupKey> DEPENDENTS = Dependents.of(TYPE)
      .add("membership", () -> MembershipDao.TYPE, () -> MembershipDao.BY_GROUP,
          key -> ComponentValues.of(MembershipSchema.GROUP_ID, key.groupId()),
          GroupSchema.MEMBER_COUNT);

  private final EntityOperations<Group, GroupKey> operations;
  private final OwnerOperations<Group, GroupKey> owner;

  GroupDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
  }

  /**
   * Finds the {@code Group} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<Group> find(GroupKey key) {
    return operations.find(key);
  }

  /** As {@link #find(GroupKey)}. */
  public Optional<Group> find(String groupId) {
    return find(GroupKey.of(groupId));
  }

  /**
   * Finds the {@code Group} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Group get(GroupKey key) {
    return operations.get(key);
  }

  /** As {@link #get(GroupKey)}. */
  public Group get(String groupId) {
    return get(GroupKey.of(groupId));
  }

  /**
   * Whether a {@code Group} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(GroupKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(GroupKey)}. */
  public boolean exists(String groupId) {
    return exists(GroupKey.of(groupId));
  }

  /**
   * Stores a new {@code Group}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB. Partita writes {@code memberCount}. Whatever
   * the record says, {@code memberCount} begins at 0.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   */
  public Group create(Group group) {
    return operations.create(group);
  }

  /**
   * Stores the {@code Group}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB. Partita writes {@code memberCount}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Group put(Group group) {
    return operations.put(group);
  }

  /** As {@link #put(Group)}, if the item fulfils the condition. */
  public Group put(Group group, Condition<Group> condition) {
    return operations.put(group, condition);
  }

  /**
   * Stores the {@code Group}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Optional<Group> getAndPut(Group group) {
    return operations.getAndPut(group);
  }

  /**
   * Stores the {@code Group} in place of the one with its key, which must exist, and returns it as
   * it is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   * Partita writes {@code memberCount}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public Group replace(Group group) {
    return operations.replace(group);
  }

  /** As {@link #replace(Group)}, if the item fulfils the condition. */
  public Group replace(Group group, Condition<Group> condition) {
    return operations.replace(group, condition);
  }

  /**
   * Begins a change of some components of the {@code Group} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. Costs 1
   * write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if it does not exist or
   *     is being deleted, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ItemBeingDeletedException on {@code execute()}, if it is being
   *     deleted, and {@code orCreate()} is called
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public GroupUpdate update(GroupKey key) {
    return new GroupUpdate(operations, key);
  }

  /** As {@link #update(GroupKey)}. */
  public GroupUpdate update(String groupId) {
    return update(GroupKey.of(groupId));
  }

  /**
   * Removes the {@code Group} with this key, which must exist. One DeleteItem on the condition that
   * it exists and {@code memberCount} is 0. Costs 1 write unit per KB.
   *
   * <p>{@code deleteCascade} removes what belongs to it as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.HasRelatedItemsException if {@code memberCount} is not 0
   */
  public void delete(GroupKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(GroupKey)}. */
  public void delete(String groupId) {
    delete(GroupKey.of(groupId));
  }

  /** As {@link #delete(GroupKey)}, if the item fulfils the condition. */
  public void delete(GroupKey key, Condition<Group> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(GroupKey)}, if the item fulfils the condition. */
  public void delete(String groupId, Condition<Group> condition) {
    delete(GroupKey.of(groupId), condition);
  }

  /**
   * Removes the {@code Group} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(GroupKey)} describes it.
   *
   * @throws io.partita.runtime.HasRelatedItemsException if {@code memberCount} is not 0
   */
  public boolean deleteIfExists(GroupKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(GroupKey)}. */
  public boolean deleteIfExists(String groupId) {
    return deleteIfExists(GroupKey.of(groupId));
  }

  /** As {@link #deleteIfExists(GroupKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(GroupKey key, Condition<Group> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(GroupKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String groupId, Condition<Group> condition) {
    return deleteIfExists(GroupKey.of(groupId), condition);
  }

  /**
   * Removes the {@code Group} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(GroupKey)} describes it.
   *
   * @throws io.partita.runtime.HasRelatedItemsException if {@code memberCount} is not 0
   */
  public Optional<Group> getAndDelete(GroupKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(GroupKey)}. */
  public Optional<Group> getAndDelete(String groupId) {
    return getAndDelete(GroupKey.of(groupId));
  }

  /**
   * Finds the {@code Group} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<GroupKey, Group> findAll(Collection<GroupKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Removes the {@code Group} with this key and what belongs to it: its {@code Membership} items.
   * One UpdateItem, which marks the item, then Query requests on the index {@code GSI1} for what
   * belongs to it, then one TransactWriteItems per 100 actions to remove that and keep all counts,
   * then one TransactWriteItems to remove the item, on the condition that the mark is still there
   * and {@code memberCount} is 0. From the mark on no read sees the item and no {@code Membership}
   * can be added to it. A call that was interrupted can be repeated: it goes on where that one
   * ended. {@code undelete} takes the mark back.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(GroupKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(GroupKey)}. */
  public long deleteCascade(String groupId) {
    return deleteCascade(GroupKey.of(groupId));
  }

  /** As {@link #deleteCascade(GroupKey)}; tells what is done after each request or so. */
  public long deleteCascade(GroupKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Group} with this key that has not come to its
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
  public long undelete(GroupKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(GroupKey)}. */
  public long undelete(String groupId) {
    return undelete(GroupKey.of(groupId));
  }

  /**
   * Counts again what belongs to the {@code Group} with this key, and corrects {@code memberCount}.
   * One TransactWriteItems, which marks the item, then Query requests with Select COUNT on the
   * index {@code GSI1}, at half a read unit per 4 KB, until two counts with a pause in between are
   * equal, as the index follows the table with a short delay, then one UpdateItem, which writes the
   * numbers on the condition that the mark is still there, and removes it. Whatever creates or
   * deletes a {@code Membership} removes the mark as well, and then this begins again: the numbers
   * are exact when they are written. A call that is interrupted leaves the mark behind, which no
   * read shows and no write minds.
   *
   * <p>The writes cost 3 write units per KB.
   *
   * @return the record with its exact counts
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.ConditionFailedException if what it counts changed in every attempt
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Group}; its
   *     counts are corrected all the same
   */
  public Group recount(GroupKey key) {
    return owner.recount(key);
  }

  /** As {@link #recount(GroupKey)}. */
  public Group recount(String groupId) {
    return recount(GroupKey.of(groupId));
  }

  /**
   * Compares {@code memberCount} of every {@code Group} with what there is. Scan requests on the
   * table, which read and pay for all items, whatever their type, then Query requests with Select
   * COUNT for each {@code Group} on the index {@code GSI1}, eventually consistent: half a read unit
   * per 4 KB. For those that differ, one GetItem, strongly consistent, then Query requests as
   * {@code recount} sends them, and then the item is read again: what differs is reported if both
   * reads find the same count. Nothing is written.
   *
   * <p>Exact as long as nobody creates or deletes a {@code Membership}. What comes and goes while
   * it is counted can look like a difference, or hide one. {@code recount} is exact in any case,
   * and leaves right counts as they are.
   *
   * @return the counts that are wrong, which {@code recount} puts right; empty if none is
   */
  public List<CountDifference<GroupKey>> verifyCounts() {
    return owner.verifyCounts();
  }

  /**
   * Begins a read of the whole table for its {@code Group} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<Group, GroupKey> scan() {
    return operations.scan();
  }
}
