package workspace;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Project}:
 * {@code PK = "ORG#{orgId}"}, {@code SK = "PROJECT#{projectId}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectKey extends GeneratedKey<Project> {
  public final String orgId;
  public final String projectId;

  ProjectKey(ComponentValues<Project> values) {
    super(ProjectSchema.KEY, values);
    this.orgId = get(ProjectSchema.ORG_ID);
    this.projectId = get(ProjectSchema.PROJECT_ID);
  }

  /** The key of its components. */
  public static ProjectKey of(String orgId, String projectId) {
    return new ProjectKey(ComponentValues.of(ProjectSchema.ORG_ID, orgId,
        ProjectSchema.PROJECT_ID, projectId));
  }

  /** The key of a record. */
  public static ProjectKey of(Project project) {
    return new ProjectKey(
        ComponentValues.of(ProjectSchema.ORG_ID, ProjectSchema.ORG_ID.get(project))
            .with(ProjectSchema.PROJECT_ID, ProjectSchema.PROJECT_ID.get(project)));
  }

  /** The component {@code orgId}. */
  public String orgId() {
    return orgId;
  }

  /** The component {@code projectId}. */
  public String projectId() {
    return projectId;
  }
}
