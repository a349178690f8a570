package workspace;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Project} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy. There is no method for what Partita writes:
 * {@code version}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectDraft {
  private @Nullable String orgId;
  private @Nullable String projectId;
  private @Nullable String name;
  private long version;

  private ProjectDraft() {}

  /** A draft of a new record, with nothing set. */
  public static ProjectDraft empty() {
    return new ProjectDraft();
  }

  /** A draft of a copy of a record. */
  public static ProjectDraft of(Project project) {
    ProjectDraft draft = new ProjectDraft();
    draft.orgId = project.orgId();
    draft.projectId = project.projectId();
    draft.name = project.name();
    draft.version = project.version();
    return draft;
  }

  /** Sets {@code orgId}. */
  public ProjectDraft orgId(String orgId) {
    this.orgId = orgId;
    return this;
  }

  /** Sets {@code projectId}. */
  public ProjectDraft projectId(String projectId) {
    this.projectId = projectId;
    return this;
  }

  /** Sets {@code name}. */
  public ProjectDraft name(@Nullable String name) {
    this.name = name;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Project build() {
    return new Project(orgId, projectId, name, version);
  }
}
