package workspace;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Task} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskMapper extends EntityMapper<Task> {
  /** The mapper; it has no state. */
  public static final TaskMapper INSTANCE = new TaskMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("orgId", "projectId", "taskId", "title", "PK", "SK");

  private TaskMapper() {
    super("Task");
  }

  @Override
  protected Task readAttributes(ItemReader reader) {
    String orgId = null;
    String projectId = null;
    int taskId = 0;
    String title = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> orgId = reader.string();
        case 1 -> projectId = reader.string();
        case 2 -> taskId = reader.intValue();
        case 3 -> title = reader.string();
        case 4 -> agrees &= TaskSchema.KEY.partition().isAt(reader, orgId);
        case 5 -> agrees &= TaskSchema.KEY.sort().isAt(reader, projectId, taskId);
      }
    }
    if (!agrees) {
      ComponentValues<Task> tableKey = TaskSchema.KEY.decode(reader);
      orgId = tableKey.get(TaskSchema.ORG_ID);
      projectId = tableKey.get(TaskSchema.PROJECT_ID);
      taskId = tableKey.get(TaskSchema.TASK_ID);
    }
    if (!reader.met(NAMES, 5)) {
      reader.require(NAMES, 2);
    }
    return new Task(orgId, projectId, taskId, title);
  }

  @Override
  protected void writeAttributes(Task task, ItemWriter writer) {
    ComponentSource<Task> components = ComponentSource.of(task);
    TaskSchema.KEY.write(components, writer);
    writer.string("Type", "Task");
    writer.string("orgId", task.orgId());
    writer.string("projectId", task.projectId());
    writer.number("taskId", task.taskId());
    writer.string("title", task.title());
  }
}
