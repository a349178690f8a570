package workspace;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Task} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskDraft {
  private @Nullable String orgId;
  private @Nullable String projectId;
  private int taskId;
  private @Nullable String title;

  private TaskDraft() {}

  /** A draft of a new record, with nothing set. */
  public static TaskDraft empty() {
    return new TaskDraft();
  }

  /** A draft of a copy of a record. */
  public static TaskDraft of(Task task) {
    TaskDraft draft = new TaskDraft();
    draft.orgId = task.orgId();
    draft.projectId = task.projectId();
    draft.taskId = task.taskId();
    draft.title = task.title();
    return draft;
  }

  /** Sets {@code orgId}. */
  public TaskDraft orgId(String orgId) {
    this.orgId = orgId;
    return this;
  }

  /** Sets {@code projectId}. */
  public TaskDraft projectId(String projectId) {
    this.projectId = projectId;
    return this;
  }

  /** Sets {@code taskId}. */
  public TaskDraft taskId(int taskId) {
    this.taskId = taskId;
    return this;
  }

  /** Sets {@code title}. */
  public TaskDraft title(@Nullable String title) {
    this.title = title;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Task build() {
    return new Task(orgId, projectId, taskId, title);
  }
}
