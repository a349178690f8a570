package workspace;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Task}, which must exist. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskUpdate extends UpdateBuilder<Task, TaskKey, TaskUpdate> {
  TaskUpdate(EntityOperations<Task, TaskKey> operations, TaskKey key) {
    super(operations, key);
  }

  /** Sets {@code title}; null is refused, and {@link #clearTitle()} removes it. */
  public TaskUpdate title(String title) {
    return set(TaskSchema.TITLE, title);
  }

  /** Removes {@code title}. */
  public TaskUpdate clearTitle() {
    return clear(TaskSchema.TITLE);
  }

  /** Sets {@code title} unless it has a value. */
  public TaskUpdate titleIfAbsent(String title) {
    return setIfAbsent(TaskSchema.TITLE, title);
  }
}
