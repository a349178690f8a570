package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Task} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskFields {
  public static final TextField<Task> ORG_ID = new TextField<>(TaskSchema.ORG_ID);
  public static final TextField<Task> PROJECT_ID = new TextField<>(TaskSchema.PROJECT_ID);
  public static final OrderedField<Task, Integer> TASK_ID = new OrderedField<>(TaskSchema.TASK_ID);
  public static final TextField<Task> TITLE = new TextField<>(TaskSchema.TITLE);

  private TaskFields() {}
}
