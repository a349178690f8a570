package workspace;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.TransactionBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Writes that are done all or none. Nothing is sent before {@code execute()}, {@code find} or
 * {@code get}: one TransactWriteItems of up to 100 actions. What several of them do to one item,
 * such as counting on an item that another one creates, is one action. Each costs 2 write units
 * per KB.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkspaceTransaction extends TransactionBuilder<WorkspaceTransaction> {
  WorkspaceTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Org}: one action. */
  public WorkspaceTransaction create(Org org) {
    return addCreate(OrgDao.TYPE, org);
  }

  /** Stores the {@code Org}, whether it exists or not: one action. */
  public WorkspaceTransaction put(Org org) {
    return addPut(OrgDao.TYPE, org, null);
  }

  /** As {@link #put(Org)}; the item must also fulfil the condition. */
  public WorkspaceTransaction put(Org org, Condition<Org> condition) {
    return addPut(OrgDao.TYPE, org, condition);
  }

  /** Stores the {@code Org} in place of the one with its key, which must exist: one action. */
  public WorkspaceTransaction replace(Org org) {
    return addReplace(OrgDao.TYPE, org, null);
  }

  /** As {@link #replace(Org)}; the item must also fulfil the condition. */
  public WorkspaceTransaction replace(Org org, Condition<Org> condition) {
    return addReplace(OrgDao.TYPE, org, condition);
  }

  /** Changes an {@code Org}, as begun by the {@code update} of its DAO: one action. */
  public WorkspaceTransaction update(OrgUpdate update) {
    return addUpdate(update);
  }

  /**
   * Removes the {@code Org} with this key, which must exist and have no related items: one action.
   */
  public WorkspaceTransaction delete(OrgKey key) {
    return addDelete(OrgDao.TYPE, key, null);
  }

  /** As {@link #delete(OrgKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction delete(OrgKey key, Condition<Org> condition) {
    return addDelete(OrgDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Org} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public WorkspaceTransaction check(OrgKey key) {
    return addCheck(OrgDao.TYPE, key, null);
  }

  /** As {@link #check(OrgKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction check(OrgKey key, Condition<Org> condition) {
    return addCheck(OrgDao.TYPE, key, condition);
  }

  /**
   * Stores a new {@code Project}: up to 2 actions, as it also adds 1 to {@code projects} of its
   * {@code org}, which must exist.
   */
  public WorkspaceTransaction create(Project project) {
    return addCreate(ProjectDao.TYPE, project);
  }

  /**
   * Stores the {@code Project} in place of the one with its key, which must exist and have the
   * record's version: one action.
   */
  public WorkspaceTransaction replace(Project project) {
    return addReplace(ProjectDao.TYPE, project, null);
  }

  /** As {@link #replace(Project)}; the item must also fulfil the condition. */
  public WorkspaceTransaction replace(Project project, Condition<Project> condition) {
    return addReplace(ProjectDao.TYPE, project, condition);
  }

  /** Changes a {@code Project}, as begun by the {@code update} of its DAO: one action. */
  public WorkspaceTransaction update(ProjectUpdate update) {
    return addUpdate(update);
  }

  /**
   * Removes the {@code Project} with this key, which must exist: up to 2 actions, as it also
   * subtracts 1 from {@code projects} of its {@code org}.
   */
  public WorkspaceTransaction delete(ProjectKey key) {
    return addDelete(ProjectDao.TYPE, key, null);
  }

  /** As {@link #delete(ProjectKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction delete(ProjectKey key, Condition<Project> condition) {
    return addDelete(ProjectDao.TYPE, key, condition);
  }

  /**
   * Removes the {@code Project} as it was read: it must exist and have the record's version: up to
   * 2 actions, as it also subtracts 1 from {@code projects} of its {@code org}.
   */
  public WorkspaceTransaction delete(Project project) {
    return addDeleteRecord(ProjectDao.TYPE, project);
  }

  /**
   * Requires that the {@code Project} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public WorkspaceTransaction check(ProjectKey key) {
    return addCheck(ProjectDao.TYPE, key, null);
  }

  /** As {@link #check(ProjectKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction check(ProjectKey key, Condition<Project> condition) {
    return addCheck(ProjectDao.TYPE, key, condition);
  }

  /**
   * Stores a new {@code Task}: up to 3 actions, as it also checks that its {@code project} exists
   * and adds 1 to {@code tasks} of its {@code org}, which must exist.
   */
  public WorkspaceTransaction create(Task task) {
    return addCreate(TaskDao.TYPE, task);
  }

  /** Stores the {@code Task} in place of the one with its key, which must exist: one action. */
  public WorkspaceTransaction replace(Task task) {
    return addReplace(TaskDao.TYPE, task, null);
  }

  /** As {@link #replace(Task)}; the item must also fulfil the condition. */
  public WorkspaceTransaction replace(Task task, Condition<Task> condition) {
    return addReplace(TaskDao.TYPE, task, condition);
  }

  /** Changes a {@code Task}, as begun by the {@code update} of its DAO: one action. */
  public WorkspaceTransaction update(TaskUpdate update) {
    return addUpdate(update);
  }

  /**
   * Removes the {@code Task} with this key, which must exist: up to 2 actions, as it also subtracts
   * 1 from {@code tasks} of its {@code org}.
   */
  public WorkspaceTransaction delete(TaskKey key) {
    return addDelete(TaskDao.TYPE, key, null);
  }

  /** As {@link #delete(TaskKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction delete(TaskKey key, Condition<Task> condition) {
    return addDelete(TaskDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Task} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public WorkspaceTransaction check(TaskKey key) {
    return addCheck(TaskDao.TYPE, key, null);
  }

  /** As {@link #check(TaskKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction check(TaskKey key, Condition<Task> condition) {
    return addCheck(TaskDao.TYPE, key, condition);
  }

  /** Stores a new {@code Charter}: one action. */
  public WorkspaceTransaction create(Charter charter) {
    return addCreate(CharterDao.TYPE, charter);
  }

  /** Stores the {@code Charter}, whether it exists or not: one action. */
  public WorkspaceTransaction put(Charter charter) {
    return addPut(CharterDao.TYPE, charter, null);
  }

  /** As {@link #put(Charter)}; the item must also fulfil the condition. */
  public WorkspaceTransaction put(Charter charter, Condition<Charter> condition) {
    return addPut(CharterDao.TYPE, charter, condition);
  }

  /** Stores the {@code Charter} in place of the one with its key, which must exist: one action. */
  public WorkspaceTransaction replace(Charter charter) {
    return addReplace(CharterDao.TYPE, charter, null);
  }

  /** As {@link #replace(Charter)}; the item must also fulfil the condition. */
  public WorkspaceTransaction replace(Charter charter, Condition<Charter> condition) {
    return addReplace(CharterDao.TYPE, charter, condition);
  }

  /** Changes a {@code Charter}, as begun by the {@code update} of its DAO: one action. */
  public WorkspaceTransaction update(CharterUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Charter} with this key, which must exist: one action. */
  public WorkspaceTransaction delete(CharterKey key) {
    return addDelete(CharterDao.TYPE, key, null);
  }

  /** As {@link #delete(CharterKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction delete(CharterKey key, Condition<Charter> condition) {
    return addDelete(CharterDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Charter} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public WorkspaceTransaction check(CharterKey key) {
    return addCheck(CharterDao.TYPE, key, null);
  }

  /** As {@link #check(CharterKey)}; the item must also fulfil the condition. */
  public WorkspaceTransaction check(CharterKey key, Condition<Charter> condition) {
    return addCheck(CharterDao.TYPE, key, condition);
  }
}
