package workspace;

import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Task} records into items and back. It makes no calls.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class TaskMapper extends EntityMapper<Task> {
  /**
   * The mapper; it has no state.
   */
  public static final TaskMapper INSTANCE = new TaskMapper();

  private static final AttributeNames NAMES = AttributeNames.of("orgId", "projectId", "taskId",
      "title", "PK", "SK");

  private TaskMapper() {
    super("Task");
  }

  @Override
  protected Task readAttributes(ItemReader reader) {
    String orgId = null;
    String projectId = null;
    Integer taskId = null;
    String title = null;
    String partitionKey = null;
    String sortKey = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> orgId = reader.string();
        case 1 -> projectId = reader.string();
        case 2 -> taskId = reader.intValue();
        case 3 -> title = reader.string();
        case 4 -> partitionKey = orgId == null ? reader.string() : null;
        case 5 -> sortKey = (projectId == null || taskId == null) ? reader.string() : null;
      }
    }
    if (partitionKey != null && orgId == null) {
      orgId = TaskSchema.KEY.partition().decode(AttributeValue.fromS(partitionKey))
          .get(TaskSchema.ORG_ID);
    }
    if (sortKey != null && (projectId == null || taskId == null)) {
      ComponentValues<Task> sortKeyValues =
          TaskSchema.KEY.sort().decode(AttributeValue.fromS(sortKey));
      if (projectId == null) {
        projectId = sortKeyValues.get(TaskSchema.PROJECT_ID);
      }
      if (taskId == null) {
        taskId = sortKeyValues.get(TaskSchema.TASK_ID);
      }
    }
    if (taskId == null) {
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
