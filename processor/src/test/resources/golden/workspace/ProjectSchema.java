package workspace;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Project}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class ProjectSchema {
  static final Component<Project, String> ORG_ID =
      Component.of("orgId", Project::orgId, Codecs.STRING);
  static final Component<Project, String> PROJECT_ID =
      Component.of("projectId", Project::projectId, Codecs.STRING);
  static final Component<Project, String> NAME = Component.of("name", Project::name, Codecs.STRING);
  static final Component<Project, Long> VERSION =
      Component.of("version", Project::version, Codecs.LONG);

  /** {@code PK = "ORG#{orgId}"}. */
  static final KeyTemplate<Project> PARTITION_KEY =
      KeyTemplate.<Project>literal("ORG#").then(ORG_ID, KeyFormats.TEXT);

  /** {@code SK = "PROJECT#{projectId}"}. */
  static final KeyTemplate<Project> SORT_KEY =
      KeyTemplate.<Project>literal("PROJECT#").then(PROJECT_ID, KeyFormats.TEXT);
  static final PrimaryKey<Project> KEY =
      PrimaryKey.of("Project", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private ProjectSchema() {}
}
