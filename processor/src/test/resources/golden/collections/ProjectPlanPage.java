package team;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.generated.operation.CollectionItems;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What one page of a query has of a {@link Team.ProjectPlan}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectPlanPage implements CollectionPage<Team.ProjectPlan> {
  public final Optional<Team.Project> project;
  public final List<Team.Step> steps;
  public final Optional<String> cursor;
  public final Optional<String> previous;

  ProjectPlanPage(CollectionItems items) {
    this.project = items.one(ProjectPlanDao.PROJECT);
    this.steps = items.list(ProjectPlanDao.STEPS);
    this.cursor = items.cursor();
    this.previous = items.previous();
  }

  /** The {@code Project}, if it is on this page. */
  public Optional<Team.Project> project() {
    return project;
  }

  /** The {@code Step} items of this page, in the order of the query. */
  public List<Team.Step> steps() {
    return steps;
  }

  @Override
  public Optional<Team.ProjectPlan> collection() {
    return project.map(root -> new Team.ProjectPlan(root, steps));
  }

  @Override
  public Optional<String> cursor() {
    return cursor;
  }

  @Override
  public Optional<String> previous() {
    return previous;
  }
}
