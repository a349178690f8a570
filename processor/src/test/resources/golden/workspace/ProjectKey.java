package workspace;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Project}. Equal keys are the same item.
 *
 * <p>{@code PK = "ORG#{orgId}"}, {@code SK = "PROJECT#{projectId}"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectKey extends GeneratedKey<Project> {
  public final String orgId;
  public final String projectId;

  private ProjectKey(ComponentValues<Project> values) {
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

  static ProjectKey from(ComponentValues<Project> values) {
    return new ProjectKey(values);
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
