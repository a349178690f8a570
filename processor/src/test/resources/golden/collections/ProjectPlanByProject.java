package team;

import io.partita.runtime.generated.operation.CollectionState;
import io.partita.runtime.generated.operation.ConsistentCollectionQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The items of one {@code ProjectPlan}. Query requests on the table, a page of up to 1 MB each:
 * {@code PK = "TEAM#{team}" AND SK BETWEEN "PROJECT#{year}#{name}" AND "PROJECT#{year}#{name}#TASK$"}.
 * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}, all
 * items taken together.
 *
 * <p>Immutable; nothing is sent before {@code find} or a page is called for.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectPlanByProject extends ConsistentCollectionQuery<Team.ProjectPlan, ProjectPlanPage, ProjectPlanByProject> {
  ProjectPlanByProject(CollectionState state) {
    super(state, ProjectPlanByProject::new, ProjectPlanPage::new);
  }

  /**
   * Reads at most so many items, the root included. The root comes first: {@code find} throws
   * IllegalStateException if the query is reversed.
   */
  public ProjectPlanByProject limit(int limit) {
    return with(state().limit(limit));
  }
}
