package workspace;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Task} items of one {@code orgId}: see {@link TaskDao#byOrg}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskByOrg extends ConsistentQuery<Task, TaskKey, TaskByOrg> {
  TaskByOrg(QueryState<Task> state) {
    super(state, TaskByOrg::new, TaskDao.TYPE);
  }

  /**
   * Keeps one {@code projectId}:
   * {@code PK = "ORG#{orgId}" AND begins_with(SK, "PROJECT#{projectId}#TASK#")}.
   */
  public AfterProjectId projectId(String projectId) {
    return new AfterProjectId(state().exact(TaskSchema.PROJECT_ID, projectId));
  }

  /** Only the items whose {@code projectId} is {@code from} or greater. */
  public Selected projectIdFrom(String from) {
    return new Selected(state().from(TaskSchema.PROJECT_ID, from));
  }

  /** Only the items whose {@code projectId} is {@code to} or smaller. */
  public Selected projectIdTo(String to) {
    return new Selected(state().to(TaskSchema.PROJECT_ID, to));
  }

  /** Only the items whose {@code projectId} is {@code from}, {@code to} or between them. */
  public Selected projectIdBetween(String from, String to) {
    return new Selected(state().between(TaskSchema.PROJECT_ID, from, to));
  }

  /** Only the items whose {@code projectId} is greater than {@code after}. */
  public Selected projectIdAfter(String after) {
    return new Selected(state().after(TaskSchema.PROJECT_ID, after));
  }

  /** Only the items whose {@code projectId} is smaller than {@code before}. */
  public Selected projectIdBefore(String before) {
    return new Selected(state().before(TaskSchema.PROJECT_ID, before));
  }

  /** Only the items whose {@code projectId} begins with {@code prefix}. */
  public Selected projectIdStartsWith(String prefix) {
    return new Selected(state().startsWith(TaskSchema.PROJECT_ID, prefix));
  }

  /** The query with its {@code projectId}; {@code taskId} may be next. */
  public static final class AfterProjectId extends ConsistentQuery<Task, TaskKey, AfterProjectId> {
    AfterProjectId(QueryState<Task> state) {
      super(state, AfterProjectId::new, TaskDao.TYPE);
    }

    /**
     * Keeps one {@code taskId}:
     * {@code PK = "ORG#{orgId}" AND SK = "PROJECT#{projectId}#TASK#{taskId}"}.
     */
    public Selected taskId(int taskId) {
      return new Selected(state().exact(TaskSchema.TASK_ID, taskId));
    }

    /** Only the items whose {@code taskId} is {@code from} or greater. */
    public Selected taskIdFrom(int from) {
      return new Selected(state().from(TaskSchema.TASK_ID, from));
    }

    /** Only the items whose {@code taskId} is {@code to} or smaller. */
    public Selected taskIdTo(int to) {
      return new Selected(state().to(TaskSchema.TASK_ID, to));
    }

    /** Only the items whose {@code taskId} is {@code from}, {@code to} or between them. */
    public Selected taskIdBetween(int from, int to) {
      return new Selected(state().between(TaskSchema.TASK_ID, from, to));
    }

    /** Only the items whose {@code taskId} is greater than {@code after}. */
    public Selected taskIdAfter(int after) {
      return new Selected(state().after(TaskSchema.TASK_ID, after));
    }

    /** Only the items whose {@code taskId} is smaller than {@code before}. */
    public Selected taskIdBefore(int before) {
      return new Selected(state().before(TaskSchema.TASK_ID, before));
    }
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Task, TaskKey, Selected> {
    Selected(QueryState<Task> state) {
      super(state, Selected::new, TaskDao.TYPE);
    }
  }
}
