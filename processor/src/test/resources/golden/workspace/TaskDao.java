package workspace;

import io.partita.annotations.KeyEncoding;
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
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Task} items:
 * {@code PK = "ORG#{orgId}"}, {@code SK = "PROJECT#{projectId}#TASK#{taskId}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskDao {
  static final EntityType<Task, TaskKey> TYPE =
      EntityType.<Task, TaskKey>builder(TaskMapper.INSTANCE, TaskSchema.KEY, TaskKey::of,
          TaskKey::new)
          .type("Type", "Task")
          .components(TaskSchema.ORG_ID, TaskSchema.PROJECT_ID, TaskSchema.TASK_ID,
              TaskSchema.TITLE)
          .relation(
              Relation.to("project", () -> ProjectDao.TYPE, (TaskKey key) -> ProjectKey.of(key.orgId(), key.projectId()))
                  .required())
          .relation(
              Relation.to("org", () -> OrgDao.TYPE, (TaskKey key) -> OrgKey.of(key.orgId()))
                  .countedBy(OrgSchema.TASKS))
          .build();

  static final AccessPattern<Task> BY_ORG =
      AccessPattern.table(TYPE, "byOrg", KeyEncoding.ORDERED)
          .sharedUntil(TaskSchema.PROJECT_ID);

  private final EntityOperations<Task, TaskKey> operations;
  private final PhysicalTable table;

  TaskDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Task} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   */
  public Optional<Task> find(TaskKey key) {
    return operations.find(key);
  }

  /**
   * Finds the {@code Task} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Task get(TaskKey key) {
    return operations.get(key);
  }

  /**
   * Whether a {@code Task} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(TaskKey key) {
    return operations.exists(key);
  }

  /**
   * Stores a new {@code Task}, and returns it as it is stored. One TransactWriteItems of 3 actions:
   * puts the item on the condition that no item has its key, checks that its {@code project} exists
   * and adds 1 to {@code tasks} of its {@code org}, which must exist. Costs 2 write units per KB of
   * every item it touches.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemNotFoundException if its {@code project} or its {@code org} does
   *     not exist; it names which
   * @throws io.partita.runtime.ItemBeingDeletedException if its {@code project} or its {@code org}
   *     is being deleted; it names which
   */
  public Task create(Task task) {
    return operations.create(task);
  }

  /**
   * Stores the {@code Task} in place of the one with its key, which must exist, and returns it as
   * it is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Task replace(Task task) {
    return operations.replace(task);
  }

  /** As {@link #replace(Task)}, if the item fulfils the condition. */
  public Task replace(Task task, Condition<Task> condition) {
    return operations.replace(task, condition);
  }

  /**
   * Begins a change of some components of the {@code Task} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. Costs 1
   * write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such item
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public TaskUpdate update(TaskKey key) {
    return new TaskUpdate(operations, key);
  }

  /**
   * Removes the {@code Task} with this key, which must exist. One TransactWriteItems of 2 actions:
   * deletes the item on the condition that it exists and subtracts 1 from {@code tasks} of its
   * {@code org}. Costs 2 write units per KB of every item it touches. If its {@code org} is gone,
   * the request is sent again with a check of that instead.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public void delete(TaskKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(TaskKey)}, if the item fulfils the condition. */
  public void delete(TaskKey key, Condition<Task> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Task} with this key, and returns whether it existed: one TransactWriteItems,
   * as {@link #delete(TaskKey)} describes it.
   *
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public boolean deleteIfExists(TaskKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(TaskKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(TaskKey key, Condition<Task> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * Removes the {@code Task} with this key, and returns it as it was; empty if it did not exist:
   * one GetItem and one TransactWriteItems, otherwise as {@link #delete(TaskKey)} describes it.
   * What is removed is what was read.
   *
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right
   */
  public Optional<Task> getAndDelete(TaskKey key) {
    return operations.getAndDelete(key);
  }

  /**
   * Finds the {@code Task} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<TaskKey, Task> findAll(Collection<TaskKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many new {@code Task} items; those that exist are left as they are. One
   * TransactWriteItems per 100 actions; in each, one action counts on one {@code org}, however many
   * of its items there are. Each transaction is done or not done as a whole; together they are not.
   * Costs 2 write units per KB of every item it touches.
   *
   * @return the keys of the items that were created, and of those that existed
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or the {@code project}
   *     of a record does not exist or the {@code org} of a record does not exist; it holds what is
   *     not known to be done, and its cause says why
   */
  public CreatedAll<TaskKey> createAll(Collection<Task> records) {
    return operations.createAll(records, null);
  }

  /** As {@link #createAll(Collection)}; tells what is done after each request or so. */
  public CreatedAll<TaskKey> createAll(Collection<Task> records,
      Consumer<? super Progress> progress) {
    return operations.createAll(records, progress);
  }

  /**
   * Removes many {@code Task} items; those that do not exist are no error. One TransactWriteItems
   * per 100 actions, as by {@link #createAll}, at the same cost.
   *
   * @return the keys of the items that were removed, and those that had none
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or {@code tasks} of an
   *     {@code org} is wrong; it holds what is not known to be done, and its cause says why
   */
  public DeletedAll<TaskKey> deleteAll(Collection<TaskKey> keys) {
    return operations.deleteAllInTransactions(keys, null);
  }

  /** As {@link #deleteAll(Collection)}; tells what is done after each request or so. */
  public DeletedAll<TaskKey> deleteAll(Collection<TaskKey> keys,
      Consumer<? super Progress> progress) {
    return operations.deleteAllInTransactions(keys, progress);
  }

  /**
   * Begins a query of the {@code Task} items of one {@code orgId}. Query requests on the table, a
   * page of up to 1 MB each: {@code PK = "ORG#{orgId}" AND begins_with(SK, "PROJECT#")}. Eventually
   * consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   *
   * <p>The range may hold items of other entities: the filter {@code Type = "Task"} keeps them out
   * after they were read and paid for, until {@code projectId} is given.
   */
  public TaskByOrg byOrg(String orgId) {
    return new TaskByOrg(
        QueryState.of(table, BY_ORG, ComponentValues.of(TaskSchema.ORG_ID, orgId)));
  }

  /**
   * Begins a query of the {@code Task} items of one {@code orgId} and {@code projectId}. Query
   * requests on the table, a page of up to 1 MB each:
   * {@code PK = "ORG#{orgId}" AND begins_with(SK, "PROJECT#{projectId}#TASK#")}. Eventually
   * consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   */
  public TaskByOrg.AfterProjectId byProject(String orgId, String projectId) {
    return byOrg(orgId).projectId(projectId);
  }

  /**
   * Begins a read of the whole table for its {@code Task} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<Task, TaskKey> scan() {
    return operations.scan();
  }
}
