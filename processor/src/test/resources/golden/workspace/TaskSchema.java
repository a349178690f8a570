package workspace;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Task}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class TaskSchema {
  static final Component<Task, String> ORG_ID = Component.of("orgId", Task::orgId, Codecs.STRING);
  static final Component<Task, String> PROJECT_ID =
      Component.of("projectId", Task::projectId, Codecs.STRING);
  static final Component<Task, Integer> TASK_ID =
      Component.of("taskId", Task::taskId, Codecs.INTEGER);
  static final Component<Task, String> TITLE = Component.of("title", Task::title, Codecs.STRING);

  /** {@code PK = "ORG#{orgId}"}. */
  static final KeyTemplate<Task> PARTITION_KEY =
      KeyTemplate.<Task>literal("ORG#").then(ORG_ID, KeyFormats.TEXT);

  /** {@code SK = "PROJECT#{projectId}#TASK#{taskId}"}. */
  static final KeyTemplate<Task> SORT_KEY =
      KeyTemplate.<Task>literal("PROJECT#").then(PROJECT_ID, KeyFormats.TEXT).thenLiteral("#TASK#")
          .then(TASK_ID, KeyFormats.INT_PADDED);

  static final PrimaryKey<Task> KEY =
      PrimaryKey.of("Task", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private TaskSchema() {}
}
