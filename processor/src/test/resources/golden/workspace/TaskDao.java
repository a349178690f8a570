package workspace;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.entity.Relation;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.AccessPattern;
import io.partita.runtime.internal.query.QueryState;
import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Task} items. Immutable; may be shared between threads.
 *
 * <p>{@code PK = "ORG#{orgId}"}, {@code SK = "PROJECT#{projectId}#TASK#{taskId}"}
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskDao {
  static final EntityType<Task, TaskKey> TYPE = EntityType.<Task, TaskKey>builder(
          TaskMapper.INSTANCE,
          TaskSchema.KEY,
          TaskKey::of,
          TaskKey::from)
      .type("Type", "Task")
      .components(
          TaskSchema.ORG_ID,
          TaskSchema.PROJECT_ID,
          TaskSchema.TASK_ID,
          TaskSchema.TITLE)
      .relation(
          Relation.to("project", () -> ProjectDao.TYPE, (TaskKey key) -> ProjectKey.of(key.orgId(), key.projectId()))
              .required())
      .relation(
          Relation.to("org", () -> OrgDao.TYPE, (TaskKey key) -> OrgKey.of(key.orgId()))
              .countedBy(OrgSchema.TASKS))
      .build();

  static final AccessPattern<Task> BY_ORG = AccessPattern.table(
      TYPE, "byOrg", KeyEncoding.ORDERED)
      .filteredByTypeUntil(TaskSchema.PROJECT_ID);

  private final EntityOperations<Task, TaskKey> operations;

  private final TableContext context;

  TaskDao(TableContext context) {
    this.operations = new EntityOperations<>(context, TYPE);
    this.context = context;
  }

  /**
   * The {@code Task} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Task}
   */
  public Optional<Task> find(TaskKey key) {
    return operations.find(key);
  }

  /**
   * The {@code Task} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, or it is another
   *     entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Task}
   */
  public Task get(TaskKey key) {
    return operations.get(key);
  }

  /**
   * Whether a key has its {@code Task}.
   *
   * <p>One GetItem on the table, of which little more than the key comes back, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if
   * eventually consistent.
   *
   * @return false if there is no item, or it is another entity's
   */
  public boolean exists(TaskKey key) {
    return operations.exists(key);
  }

  /**
   * Stores a new {@code Task}.
   *
   * <p>One TransactWriteItems of 3 actions: puts the item on the condition that no item has its
   * key, checks that its {@code project} exists and adds 1 to {@code tasks} of its {@code org},
   * which must exist. Conflicts, throttling and lost responses are retried with one token:
   * nothing is done twice. Costs 2 write units per KB of every item it touches.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key; nothing is
   *     written
   * @throws io.partita.runtime.ItemNotFoundException if its {@code project} or its {@code org}
   *     does not exist; it names which, and nothing is written
   * @throws io.partita.runtime.ItemBeingDeletedException if its {@code project} or its
   *     {@code org} is being deleted; it names which, and nothing is written
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and those
   *     after it were neither done nor refused, but throttled for instance, so that it may have
   *     been made or not
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Task create(Task task) {
    return operations.create(task);
  }

  /**
   * Stores the {@code Task} in place of the one with its key, which must exist.
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
  public Task replace(Task task) {
    return operations.replace(task);
  }

  /**
   * Stores the {@code Task} in place of the one with its key, which must exist.
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
  public Task replace(Task task, Condition<Task> condition) {
    return operations.replace(task, condition);
  }

  /**
   * Begins a change of some components of the {@code Task} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   */
  public TaskUpdate update(TaskKey key) {
    return new TaskUpdate(operations, key);
  }

  /**
   * Removes the {@code Task} of a key, which must exist.
   *
   * <p>One TransactWriteItems of 2 actions: deletes the item on the condition that it exists and
   * subtracts 1 from {@code tasks} of its {@code org}. If its {@code org} is gone, the request
   * is sent again with a check of that instead. Conflicts, throttling and lost responses are
   * retried with one token: nothing is done twice. Costs 2 write units per KB of every item it
   * touches.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right, and nothing is removed
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and those
   *     after it were neither done nor refused, but throttled for instance, so that it may have
   *     been made or not
   */
  public void delete(TaskKey key) {
    operations.delete(key);
  }

  /**
   * Removes the {@code Task} of a key, which must exist.
   *
   * <p>One TransactWriteItems of 2 actions: deletes the item on the condition that it exists and
   * subtracts 1 from {@code tasks} of its {@code org}. If its {@code org} is gone, the request
   * is sent again with a check of that instead. Conflicts, throttling and lost responses are
   * retried with one token: nothing is done twice. Costs 2 write units per KB of every item it
   * touches.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right, and nothing is removed
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and those
   *     after it were neither done nor refused, but throttled for instance, so that it may have
   *     been made or not
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public void delete(TaskKey key, Condition<Task> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Task} of a key, if it exists.
   *
   * <p>One TransactWriteItems of 2 actions: deletes the item on the condition that it exists and
   * subtracts 1 from {@code tasks} of its {@code org}. If its {@code org} is gone, the request
   * is sent again with a check of that instead. Conflicts, throttling and lost responses are
   * retried with one token: nothing is done twice. Costs 2 write units per KB of every item it
   * touches.
   *
   * @return whether there was one
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right, and nothing is removed
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and those
   *     after it were neither done nor refused, but throttled for instance, so that it may have
   *     been made or not
   */
  public boolean deleteIfExists(TaskKey key) {
    return operations.deleteIfExists(key);
  }

  /**
   * Removes the {@code Task} of a key, if it exists.
   *
   * <p>One TransactWriteItems of 2 actions: deletes the item on the condition that it exists and
   * subtracts 1 from {@code tasks} of its {@code org}. If its {@code org} is gone, the request
   * is sent again with a check of that instead. Conflicts, throttling and lost responses are
   * retried with one token: nothing is done twice. Costs 2 write units per KB of every item it
   * touches.
   *
   * @return whether there was one
   * @throws io.partita.runtime.CountMismatchException if {@code tasks} of its {@code org} is 0
   *     already, so that it is wrong; {@code recount} puts it right, and nothing is removed
   * @throws io.partita.runtime.OutcomeUnknownException if an attempt got no answer and those
   *     after it were neither done nor refused, but throttled for instance, so that it may have
   *     been made or not
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public boolean deleteIfExists(TaskKey key, Condition<Task> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * The {@code Task} items of many keys.
   *
   * <p>One BatchGetItem per 100 different keys, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left keys unread until the
   *     deadline; it holds them
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Task}
   */
  public Map<TaskKey, Task> findAll(Collection<TaskKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many new {@code Task} items; those that exist are left as they are.
   *
   * <p>TransactWriteItems of up to 100 actions; in each, one action counts on one {@code org},
   * however many of its items there are. Each transaction is done or not done as a whole;
   * together they are not. Costs 2 write units per KB of every item it touches.
   *
   * @return the keys of the items that were created, and of those that existed
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or the
   *     {@code project} of a record does not exist or the {@code org} of a record does not
   *     exist; it holds what is not known to be done, and its cause says why
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public CreatedAll<TaskKey> createAll(Collection<Task> records) {
    return operations.createAll(records, null);
  }

  /**
   * Stores many new {@code Task} items; those that exist are left as they are.
   *
   * <p>TransactWriteItems of up to 100 actions; in each, one action counts on one {@code org},
   * however many of its items there are. Each transaction is done or not done as a whole;
   * together they are not. Costs 2 write units per KB of every item it touches.
   *
   * @param progress is told what is done, after each request or so
   * @return the keys of the items that were created, and of those that existed
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or the
   *     {@code project} of a record does not exist or the {@code org} of a record does not
   *     exist; it holds what is not known to be done, and its cause says why
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public CreatedAll<TaskKey> createAll(Collection<Task> records,
      Consumer<? super Progress> progress) {
    return operations.createAll(records, progress);
  }

  /**
   * Removes many {@code Task} items; those that do not exist are no error.
   *
   * <p>TransactWriteItems of up to 100 actions; in each, one action counts on one {@code org},
   * however many of its items there are. Each transaction is done or not done as a whole;
   * together they are not. Costs 2 write units per KB of every item it touches.
   *
   * @return the keys of the items that were removed, and those that had none
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or {@code tasks} of
   *     an {@code org} is wrong; it holds what is not known to be done, and its cause says why
   */
  public DeletedAll<TaskKey> deleteAll(Collection<TaskKey> keys) {
    return operations.deleteAllInTransactions(keys, null);
  }

  /**
   * Removes many {@code Task} items; those that do not exist are no error.
   *
   * <p>TransactWriteItems of up to 100 actions; in each, one action counts on one {@code org},
   * however many of its items there are. Each transaction is done or not done as a whole;
   * together they are not. Costs 2 write units per KB of every item it touches.
   *
   * @param progress is told what is done, after each request or so
   * @return the keys of the items that were removed, and those that had none
   * @throws io.partita.runtime.IncompleteBatchException if a request failed or {@code tasks} of
   *     an {@code org} is wrong; it holds what is not known to be done, and its cause says why
   */
  public DeletedAll<TaskKey> deleteAll(Collection<TaskKey> keys,
      Consumer<? super Progress> progress) {
    return operations.deleteAllInTransactions(keys, progress);
  }

  /**
   * Begins a query of the {@code Task} items of one {@code orgId}.
   *
   * <p>Query on the table, a request per page of up to 1 MB:
   * {@code PK = "ORG#{orgId}" AND begins_with(SK, "PROJECT#")}.
   *
   * <p>The range may hold items of other entities, too: the filter {@code Type = "Task"} keeps
   * them out after they were read and paid for, until {@code projectId} is given.
   *
   * <p>Eventually consistent: half a read unit per 4 KB read. With {@code consistent()} strongly
   * consistent, at twice that.
   *
   * @return the query, to be narrowed and run
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public TaskByOrg byOrg(String orgId) {
    return new TaskByOrg(
        QueryState.of(context, BY_ORG, ComponentValues.of(TaskSchema.ORG_ID, orgId)));
  }

  /**
   * Begins a query of the {@code Task} items of one {@code orgId} and {@code projectId}.
   *
   * <p>Query on the table, a request per page of up to 1 MB:
   * {@code PK = "ORG#{orgId}" AND begins_with(SK, "PROJECT#{projectId}#TASK#")}.
   *
   * <p>Eventually consistent: half a read unit per 4 KB read. With {@code consistent()} strongly
   * consistent, at twice that.
   *
   * @return the query, to be narrowed and run
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public TaskByOrg.AfterProjectId byProject(String orgId, String projectId) {
    return byOrg(orgId).projectId(projectId);
  }

  /**
   * Reads the whole table for its {@code Task} items.
   *
   * <p>Scan requests on the table, eventually consistent unless told otherwise. Every item of
   * the table is read and paid for, whatever its type: half a read unit per 4 KB.
   *
   * @return a scan, to be narrowed and run
   */
  public Scan<Task> scan() {
    return operations.scan();
  }
}
