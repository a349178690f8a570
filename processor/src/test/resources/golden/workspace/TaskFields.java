package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Task} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskFields {
  public static final TextField<Task> ORG_ID = new TextField<>(Path.of("orgId"));
  public static final TextField<Task> PROJECT_ID = new TextField<>(Path.of("projectId"));

  public static final OrderedField<Task, Integer> TASK_ID = new OrderedField<>(
      Path.of("taskId"), Codecs.INTEGER);

  public static final TextField<Task> TITLE = new TextField<>(Path.of("title"));

  private TaskFields() {}
}
