package workspace;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Project} items of one {@code orgId}: see {@link ProjectDao#byOrg}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectByOrg extends ConsistentQuery<Project, ProjectKey, ProjectByOrg> {
  ProjectByOrg(QueryState<Project> state) {
    super(state, ProjectByOrg::new, ProjectDao.TYPE);
  }

  /** Keeps one {@code projectId}: {@code PK = "ORG#{orgId}" AND SK = "PROJECT#{projectId}"}. */
  public Selected projectId(String projectId) {
    return new Selected(state().exact(ProjectSchema.PROJECT_ID, projectId));
  }

  /** Only the items whose {@code projectId} is {@code from} or greater. */
  public Selected projectIdFrom(String from) {
    return new Selected(state().from(ProjectSchema.PROJECT_ID, from));
  }

  /** Only the items whose {@code projectId} is {@code to} or smaller. */
  public Selected projectIdTo(String to) {
    return new Selected(state().to(ProjectSchema.PROJECT_ID, to));
  }

  /** Only the items whose {@code projectId} is {@code from}, {@code to} or between them. */
  public Selected projectIdBetween(String from, String to) {
    return new Selected(state().between(ProjectSchema.PROJECT_ID, from, to));
  }

  /** Only the items whose {@code projectId} is greater than {@code after}. */
  public Selected projectIdAfter(String after) {
    return new Selected(state().after(ProjectSchema.PROJECT_ID, after));
  }

  /** Only the items whose {@code projectId} is smaller than {@code before}. */
  public Selected projectIdBefore(String before) {
    return new Selected(state().before(ProjectSchema.PROJECT_ID, before));
  }

  /** Only the items whose {@code projectId} begins with {@code prefix}. */
  public Selected projectIdStartsWith(String prefix) {
    return new Selected(state().startsWith(ProjectSchema.PROJECT_ID, prefix));
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Project, ProjectKey, Selected> {
    Selected(QueryState<Project> state) {
      super(state, Selected::new, ProjectDao.TYPE);
    }
  }
}
