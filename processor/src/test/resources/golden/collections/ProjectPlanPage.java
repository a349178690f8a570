package team;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.internal.collection.CollectionItems;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * What one page of a query has of a {@link Team.ProjectPlan}.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectPlanPage implements CollectionPage<Team.ProjectPlan> {
  private final CollectionItems items;

  ProjectPlanPage(CollectionItems items) {
    this.items = items;
  }

  /**
   * The {@code Project}, if it is on this page.
   */
  public Optional<Team.Project> project() {
    return items.one(ProjectPlanDao.PROJECT);
  }

  /**
   * The {@code Step} items of this page, in the order of the query.
   */
  public List<Team.Step> steps() {
    return items.list(ProjectPlanDao.STEPS);
  }

  @Override
  public Optional<Team.ProjectPlan> collection() {
    return items.one(ProjectPlanDao.PROJECT)
        .map(root -> new Team.ProjectPlan(
        root,
        items.list(ProjectPlanDao.STEPS)));
  }

  @Override
  public Optional<String> cursor() {
    return items.cursor();
  }
}
