package workspace;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Task}:
 * {@code PK = "ORG#{orgId}"}, {@code SK = "PROJECT#{projectId}#TASK#{taskId}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskKey extends GeneratedKey<Task> {
  public final String orgId;
  public final String projectId;
  public final int taskId;

  TaskKey(ComponentValues<Task> values) {
    super(TaskSchema.KEY, values);
    this.orgId = get(TaskSchema.ORG_ID);
    this.projectId = get(TaskSchema.PROJECT_ID);
    this.taskId = get(TaskSchema.TASK_ID);
  }

  /** Begins a key; {@code projectId} is next. */
  public static ProjectIdStage orgId(String orgId) {
    return new ProjectIdStage(ComponentValues.of(TaskSchema.ORG_ID, orgId));
  }

  /** The key of a record. */
  public static TaskKey of(Task task) {
    return new TaskKey(
        ComponentValues.of(TaskSchema.ORG_ID, TaskSchema.ORG_ID.get(task))
            .with(TaskSchema.PROJECT_ID, TaskSchema.PROJECT_ID.get(task))
            .with(TaskSchema.TASK_ID, TaskSchema.TASK_ID.get(task)));
  }

  /** The component {@code orgId}. */
  public String orgId() {
    return orgId;
  }

  /** The component {@code projectId}. */
  public String projectId() {
    return projectId;
  }

  /** The component {@code taskId}. */
  public int taskId() {
    return taskId;
  }

  /** A key that needs its {@code projectId} next. */
  public static final class ProjectIdStage {
    private final ComponentValues<Task> values;

    private ProjectIdStage(ComponentValues<Task> values) {
      this.values = values;
    }

    /** Goes on; {@code taskId} is next. */
    public TaskIdStage projectId(String projectId) {
      return new TaskIdStage(this.values.with(TaskSchema.PROJECT_ID, projectId));
    }
  }

  /** A key that needs its {@code taskId} next. */
  public static final class TaskIdStage {
    private final ComponentValues<Task> values;

    private TaskIdStage(ComponentValues<Task> values) {
      this.values = values;
    }

    /** The key of all components. */
    public TaskKey taskId(int taskId) {
      return new TaskKey(this.values.with(TaskSchema.TASK_ID, taskId));
    }
  }
}
