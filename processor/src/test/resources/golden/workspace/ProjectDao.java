package workspace;

import io.partita.annotations.KeyEncoding;
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
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Project} items:
 * {@code PK = "ORG#{orgId}"}, {@code SK = "PROJECT#{projectId}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectDao {
  static final EntityType<Project, ProjectKey> TYPE =
      EntityType.<Project, ProjectKey>builder(ProjectMapper.INSTANCE, ProjectSchema.KEY,
          ProjectKey::of, ProjectKey::new)
          .type("Type", "Project")
          .components(ProjectSchema.ORG_ID, ProjectSchema.PROJECT_ID, ProjectSchema.NAME,
              ProjectSchema.VERSION)
          .version(ProjectSchema.VERSION)
          .relation(
              Relation.to("org", () -> OrgDao.TYPE, (ProjectKey key) -> OrgKey.of(key.orgId()))
                  .countedBy(OrgSchema.PROJECTS))
          .cascades()
          .build();

  static final AccessPattern<Project> BY_ORG =
      AccessPattern.table(TYPE, "byOrg", KeyEncoding.ORDERED)
          .sharedUntil(ProjectSchema.PROJECT_ID);

  static final Dependents<Project, ProjectKey> DEPENDENTS = Dependents.of(TYPE)
      .add("task", () -> TaskDao.TYPE, () -> TaskDao.BY_ORG,
          key -> ComponentValues.of(TaskSchema.ORG_ID, key.orgId()).with(TaskSchema.PROJECT_ID, key.projectId()),
          null);

  private final EntityOperations<Project, ProjectKey> operations;
  private final OwnerOperations<Project, ProjectKey> owner;
  private final PhysicalTable table;

  ProjectDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
    this.table = table;
  }

  /**
   * Finds the {@code Project} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<Project> find(ProjectKey key) {
    return operations.find(key);
  }

  /** As {@link #find(ProjectKey)}. */
  public Optional<Project> find(String orgId, String projectId) {
    return find(ProjectKey.of(orgId, projectId));
  }

  /**
   * Finds the {@code Project} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Project get(ProjectKey key) {
    return operations.get(key);
  }

  /** As {@link #get(ProjectKey)}. */
  public Project get(String orgId, String projectId) {
    return get(ProjectKey.of(orgId, projectId));
  }

  /**
   * Whether a {@code Project} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(ProjectKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(ProjectKey)}. */
  public boolean exists(String orgId, String projectId) {
    return exists(ProjectKey.of(orgId, projectId));
  }

  /**
   * Stores a new {@code Project}, and returns it as it is stored. One TransactWriteItems of 2
   * actions: puts the item on the condition that no item has its key and adds 1 to {@code projects}
   * of its {@code org}, which must exist. Costs 2 write units per KB of every item it touches.
   * Partita writes {@code version}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemNotFoundException if its {@code org} does not exist; it names
   *     which
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key or its
   *     {@code org} is being deleted; it names which
   */
  public Project create(Project project) {
    return operations.create(project);
  }

  /**
   * Stores the {@code Project} in place of the one with its key, which must exist, and returns it
   * as it is stored. One UpdateItem on the condition that the item exists and has the record's
   * version: sets what the record has, removes what is null, keeps attributes the record does not
   * know. Costs 1 write unit per KB. Partita writes {@code version}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   */
  public Project replace(Project project) {
    return operations.replace(project);
  }

  /** As {@link #replace(Project)}, if the item fulfils the condition. */
  public Project replace(Project project, Condition<Project> condition) {
    return operations.replace(project, condition);
  }

  /**
   * Begins a change of some components of the {@code Project} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. Costs 1
   * write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if it does not exist or
   *     is being deleted
   * @throws io.partita.runtime.VersionConflictException on {@code execute()}, if {@code version} is
   *     not the expected one
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public ProjectUpdate update(ProjectKey key) {
    return new ProjectUpdate(operations, key);
  }

  /** As {@link #update(ProjectKey)}. */
  public ProjectUpdate update(String orgId, String projectId) {
    return update(ProjectKey.of(orgId, projectId));
  }

  /**
   * Removes the {@code Project} with this key, which must exist. One TransactWriteItems of 2
   * actions: deletes the item on the condition that it exists and subtracts 1 from {@code projects}
   * of its {@code org}. Costs 2 write units per KB of every item it touches. If its {@code org} is
   * gone, the request is sent again with a check of that instead.
   *
   * <p>Its {@code Task} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.CountMismatchException if {@code projects} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public void delete(ProjectKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(ProjectKey)}. */
  public void delete(String orgId, String projectId) {
    delete(ProjectKey.of(orgId, projectId));
  }

  /** As {@link #delete(ProjectKey)}, if the item fulfils the condition. */
  public void delete(ProjectKey key, Condition<Project> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(ProjectKey)}, if the item fulfils the condition. */
  public void delete(String orgId, String projectId, Condition<Project> condition) {
    delete(ProjectKey.of(orgId, projectId), condition);
  }

  /**
   * Removes the {@code Project} as it was read, which must exist and have the record's version: one
   * TransactWriteItems, as {@link #delete(ProjectKey)} describes it.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   * @throws io.partita.runtime.CountMismatchException if {@code projects} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public void delete(Project project) {
    operations.delete(project);
  }

  /**
   * Removes the {@code Project} with this key, and returns whether it existed: one
   * TransactWriteItems, as {@link #delete(ProjectKey)} describes it.
   *
   * @throws io.partita.runtime.CountMismatchException if {@code projects} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public boolean deleteIfExists(ProjectKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(ProjectKey)}. */
  public boolean deleteIfExists(String orgId, String projectId) {
    return deleteIfExists(ProjectKey.of(orgId, projectId));
  }

  /** As {@link #deleteIfExists(ProjectKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(ProjectKey key, Condition<Project> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(ProjectKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String orgId, String projectId, Condition<Project> condition) {
    return deleteIfExists(ProjectKey.of(orgId, projectId), condition);
  }

  /**
   * Removes the {@code Project} with this key, and returns it as it was; empty if it did not exist:
   * one GetItem and one TransactWriteItems, otherwise as {@link #delete(ProjectKey)} describes it.
   * What is removed is what was read.
   *
   * @throws io.partita.runtime.CountMismatchException if {@code projects} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public Optional<Project> getAndDelete(ProjectKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(ProjectKey)}. */
  public Optional<Project> getAndDelete(String orgId, String projectId) {
    return getAndDelete(ProjectKey.of(orgId, projectId));
  }

  /**
   * Finds the {@code Project} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<ProjectKey, Project> findAll(Collection<ProjectKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many new {@code Project} items; those that exist are left as they are. One
   * TransactWriteItems per 100 actions; in each, one action counts on one {@code org}, however many
   * of its items there are. Each transaction is done or not done as a whole; together they are not.
   * Costs 2 write units per KB of every item it touches.
   *
   * @return the keys of the items that were created, and of those that existed
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or the {@code org} of a
   *     record does not exist; it holds what is not known to be done, and its cause says why
   */
  public CreatedAll<ProjectKey> createAll(Collection<Project> records) {
    return operations.createAll(records, null);
  }

  /** As {@link #createAll(Collection)}; tells what is done after each request or so. */
  public CreatedAll<ProjectKey> createAll(Collection<Project> records,
      Consumer<? super Progress> progress) {
    return operations.createAll(records, progress);
  }

  /**
   * Removes many {@code Project} items; those that do not exist are no error. One
   * TransactWriteItems per 100 actions, as by {@link #createAll}, at the same cost.
   *
   * @return the keys of the items that were removed, and those that had none
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or {@code projects} of
   *     an {@code org} is wrong; it holds what is not known to be done, and its cause says why
   */
  public DeletedAll<ProjectKey> deleteAll(Collection<ProjectKey> keys) {
    return operations.deleteAllInTransactions(keys, null);
  }

  /** As {@link #deleteAll(Collection)}; tells what is done after each request or so. */
  public DeletedAll<ProjectKey> deleteAll(Collection<ProjectKey> keys,
      Consumer<? super Progress> progress) {
    return operations.deleteAllInTransactions(keys, progress);
  }

  /**
   * Removes the {@code Project} with this key and what belongs to it: its {@code Task} items. One
   * UpdateItem, which marks the item, then Query requests on the table for what belongs to it, then
   * one TransactWriteItems per 100 actions to remove that and keep all counts, then one
   * TransactWriteItems to remove the item, on the condition that the mark is still there. From the
   * mark on no read sees the item and no {@code Task} can be added to it. A call that was
   * interrupted can be repeated: it goes on where that one ended. {@code undelete} takes the mark
   * back.
   *
   * <p>This is weaker for its {@code Task} items, which nothing counts: they are taken to be gone
   * when, after a pause, none is found.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; if items are left whose keys have another shape and so do not tell what belongs
   *     to them or counts them; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(ProjectKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(ProjectKey)}. */
  public long deleteCascade(String orgId, String projectId) {
    return deleteCascade(ProjectKey.of(orgId, projectId));
  }

  /** As {@link #deleteCascade(ProjectKey)}; tells what is done after each request or so. */
  public long deleteCascade(ProjectKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Project} with this key that has not come to
   * its end: removes the mark, so that the item is there again. One TransactWriteItems, of one
   * action, on the condition that the item exists and is marked. Costs 2 write units per KB of each
   * item that is marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(ProjectKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(ProjectKey)}. */
  public long undelete(String orgId, String projectId) {
    return undelete(ProjectKey.of(orgId, projectId));
  }

  /**
   * Begins a query of the {@code Project} items of one {@code orgId}. Query requests on the table,
   * a page of up to 1 MB each: {@code PK = "ORG#{orgId}" AND begins_with(SK, "PROJECT#")}.
   * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   *
   * <p>The range may hold items of other entities: the filter {@code Type = "Project"} keeps them
   * out after they were read and paid for, until {@code projectId} is given.
   */
  public ProjectByOrg byOrg(String orgId) {
    return new ProjectByOrg(
        QueryState.of(table, BY_ORG, ComponentValues.of(ProjectSchema.ORG_ID, orgId)));
  }

  /**
   * Begins a read of the whole table for its {@code Project} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Project, ProjectKey> scan() {
    return operations.scan();
  }
}
