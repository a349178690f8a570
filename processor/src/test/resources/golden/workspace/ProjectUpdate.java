package workspace;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Project}, which must exist. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectUpdate extends UpdateBuilder<Project, ProjectKey, ProjectUpdate> {
  ProjectUpdate(EntityOperations<Project, ProjectKey> operations, ProjectKey key) {
    super(operations, key);
  }

  /**
   * Requires that {@code version} is this one.
   *
   * @throws io.partita.runtime.VersionConflictException on {@code execute()}, if {@code version} is
   *     not the expected one
   */
  public ProjectUpdate version(long expected) {
    return version(ProjectSchema.VERSION, expected);
  }

  /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
  public ProjectUpdate name(String name) {
    return set(ProjectSchema.NAME, name);
  }

  /** Removes {@code name}. */
  public ProjectUpdate clearName() {
    return clear(ProjectSchema.NAME);
  }

  /** Sets {@code name} unless it has a value. */
  public ProjectUpdate nameIfAbsent(String name) {
    return setIfAbsent(ProjectSchema.NAME, name);
  }
}
