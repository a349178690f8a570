package workspace;

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
 * Stores and finds {@link Org} items: {@code PK = "ORG#{orgId}"}, {@code SK = "INFO"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgDao {
  static final EntityType<Org, OrgKey> TYPE =
      EntityType.<Org, OrgKey>builder(OrgMapper.INSTANCE, OrgSchema.KEY, OrgKey::of, OrgKey::new)
          .type("Type", "Org")
          .components(OrgSchema.ORG_ID, OrgSchema.NAME, OrgSchema.PROJECTS, OrgSchema.TASKS)
          .counts(OrgSchema.PROJECTS, OrgSchema.TASKS)
          .cascades()
          .build();

  static final Dependents<Org, OrgKey> DEPENDENTS = Dependents.of(TYPE)
      .addParent("project", () -> ProjectDao.TYPE, () -> ProjectDao.BY_ORG,
          key -> ComponentValues.of(ProjectSchema.ORG_ID, key.orgId()), OrgSchema.PROJECTS,
          () -> ProjectDao.DEPENDENTS)
      .add("charter", () -> CharterDao.TYPE, () -> CharterDao.BY_ORG,
          key -> ComponentValues.of(CharterSchema.ORG_ID, key.orgId()), null)
      .countOnly("task", () -> TaskDao.TYPE, () -> TaskDao.BY_ORG,
          key -> ComponentValues.of(TaskSchema.ORG_ID, key.orgId()), OrgSchema.TASKS);

  private final EntityOperations<Org, OrgKey> operations;
  private final OwnerOperations<Org, OrgKey> owner;

  OrgDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
  }

  /**
   * Finds the {@code Org} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<Org> find(OrgKey key) {
    return operations.find(key);
  }

  /** As {@link #find(OrgKey)}. */
  public Optional<Org> find(String orgId) {
    return find(OrgKey.of(orgId));
  }

  /**
   * Finds the {@code Org} with this key, which must exist: one GetItem on the table, at the cost of
   * {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Org get(OrgKey key) {
    return operations.get(key);
  }

  /** As {@link #get(OrgKey)}. */
  public Org get(String orgId) {
    return get(OrgKey.of(orgId));
  }

  /**
   * Whether an {@code Org} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(OrgKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(OrgKey)}. */
  public boolean exists(String orgId) {
    return exists(OrgKey.of(orgId));
  }

  /**
   * Stores a new {@code Org}, and returns it as it is stored. One PutItem on the condition that no
   * item has its key. Costs 1 write unit per KB. Partita writes {@code projects}, {@code tasks}.
   * Whatever the record says, {@code projects} and {@code tasks} begin at 0.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   */
  public Org create(Org org) {
    return operations.create(org);
  }

  /**
   * Stores the {@code Org}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB. Partita writes {@code projects}, {@code tasks}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Org put(Org org) {
    return operations.put(org);
  }

  /** As {@link #put(Org)}, if the item fulfils the condition. */
  public Org put(Org org, Condition<Org> condition) {
    return operations.put(org, condition);
  }

  /**
   * Stores the {@code Org}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Optional<Org> getAndPut(Org org) {
    return operations.getAndPut(org);
  }

  /**
   * Stores the {@code Org} in place of the one with its key, which must exist, and returns it as it
   * is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   * Partita writes {@code projects}, {@code tasks}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public Org replace(Org org) {
    return operations.replace(org);
  }

  /** As {@link #replace(Org)}, if the item fulfils the condition. */
  public Org replace(Org org, Condition<Org> condition) {
    return operations.replace(org, condition);
  }

  /**
   * Begins a change of some components of the {@code Org} with this key. Nothing is sent before
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
  public OrgUpdate update(OrgKey key) {
    return new OrgUpdate(operations, key);
  }

  /** As {@link #update(OrgKey)}. */
  public OrgUpdate update(String orgId) {
    return update(OrgKey.of(orgId));
  }

  /**
   * Removes the {@code Org} with this key, which must exist. One DeleteItem on the condition that
   * it exists and {@code projects} and {@code tasks} are 0. Costs 1 write unit per KB.
   *
   * <p>Its {@code Charter} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.HasRelatedItemsException if {@code projects} or {@code tasks} is not
   *     0
   */
  public void delete(OrgKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(OrgKey)}. */
  public void delete(String orgId) {
    delete(OrgKey.of(orgId));
  }

  /** As {@link #delete(OrgKey)}, if the item fulfils the condition. */
  public void delete(OrgKey key, Condition<Org> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(OrgKey)}, if the item fulfils the condition. */
  public void delete(String orgId, Condition<Org> condition) {
    delete(OrgKey.of(orgId), condition);
  }

  /**
   * Removes the {@code Org} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(OrgKey)} describes it.
   *
   * @throws io.partita.runtime.HasRelatedItemsException if {@code projects} or {@code tasks} is not
   *     0
   */
  public boolean deleteIfExists(OrgKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(OrgKey)}. */
  public boolean deleteIfExists(String orgId) {
    return deleteIfExists(OrgKey.of(orgId));
  }

  /** As {@link #deleteIfExists(OrgKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(OrgKey key, Condition<Org> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(OrgKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String orgId, Condition<Org> condition) {
    return deleteIfExists(OrgKey.of(orgId), condition);
  }

  /**
   * Removes the {@code Org} with this key, and returns it as it was; empty if it did not exist: one
   * DeleteItem, as {@link #delete(OrgKey)} describes it.
   *
   * @throws io.partita.runtime.HasRelatedItemsException if {@code projects} or {@code tasks} is not
   *     0
   */
  public Optional<Org> getAndDelete(OrgKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(OrgKey)}. */
  public Optional<Org> getAndDelete(String orgId) {
    return getAndDelete(OrgKey.of(orgId));
  }

  /**
   * Finds the {@code Org} items with these keys. One BatchGetItem per 100 keys, strongly consistent
   * unless the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<OrgKey, Org> findAll(Collection<OrgKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Removes the {@code Org} with this key and what belongs to it: its {@code Project} and
   * {@code Charter} items, each after what belongs to it in turn. One UpdateItem, which marks the
   * item, then Query requests on the table for what belongs to it, then one TransactWriteItems per
   * 100 actions to remove that and keep all counts, then one BatchWriteItem per 25 items to remove
   * what nothing counts, then one TransactWriteItems to remove the item, on the condition that the
   * mark is still there and {@code projects} and {@code tasks} are 0. From the mark on no read sees
   * the item and no {@code Project} or {@code Task} can be added to it. A call that was interrupted
   * can be repeated: it goes on where that one ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Charter} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Charter} does not check this item and can
   * stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; if items are left whose keys have another shape and so do not tell what belongs
   *     to them or counts them; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(OrgKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(OrgKey)}. */
  public long deleteCascade(String orgId) {
    return deleteCascade(OrgKey.of(orgId));
  }

  /** As {@link #deleteCascade(OrgKey)}; tells what is done after each request or so. */
  public long deleteCascade(OrgKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Org} with this key that has not come to its
   * end: removes the mark, so that the item is there again. One GetItem, strongly consistent, then
   * Query requests on the table for marked items below it, if it is marked, then one
   * TransactWriteItems for each that is marked, this one last, of one action, on the condition that
   * the item exists and is marked. Costs 2 write units per KB of each item that is marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * @return how many items were marked, this one included; 0 if it was not being deleted
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(OrgKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(OrgKey)}. */
  public long undelete(String orgId) {
    return undelete(OrgKey.of(orgId));
  }

  /**
   * Counts again what belongs to the {@code Org} with this key, and corrects {@code projects} and
   * {@code tasks}. One TransactWriteItems, which marks the item, then Query requests with Select
   * COUNT on the table, strongly consistent, at 1 read unit per 4 KB, then one UpdateItem, which
   * writes the numbers on the condition that the mark is still there, and removes it. Whatever
   * creates or deletes a {@code Project} or {@code Task} removes the mark as well, and then this
   * begins again: the numbers are exact when they are written. A call that is interrupted leaves
   * the mark behind, which no read shows and no write minds.
   *
   * <p>The writes cost 3 write units per KB.
   *
   * @return the record with its exact counts
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.ConditionFailedException if what it counts changed in every attempt
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Org}; its
   *     counts are corrected all the same
   */
  public Org recount(OrgKey key) {
    return owner.recount(key);
  }

  /** As {@link #recount(OrgKey)}. */
  public Org recount(String orgId) {
    return recount(OrgKey.of(orgId));
  }

  /**
   * Compares {@code projects} and {@code tasks} of every {@code Org} with what there is. Scan
   * requests on the table, which read and pay for all items, whatever their type, then Query
   * requests with Select COUNT for each {@code Org} on the table, eventually consistent: half a
   * read unit per 4 KB. For those that differ, one GetItem, strongly consistent, then Query
   * requests as {@code recount} sends them, and then the item is read again: what differs is
   * reported if both reads find the same count. Nothing is written.
   *
   * <p>Exact as long as nobody creates or deletes a {@code Project} or {@code Task}. What comes and
   * goes while it is counted can look like a difference, or hide one. {@code recount} is exact in
   * any case, and leaves right counts as they are.
   *
   * @return the counts that are wrong, which {@code recount} puts right; empty if none is
   */
  public List<CountDifference<OrgKey>> verifyCounts() {
    return owner.verifyCounts();
  }

  /**
   * Begins a read of the whole table for its {@code Org} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<Org, OrgKey> scan() {
    return operations.scan();
  }
}
