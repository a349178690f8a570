package team;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.internal.collection.CollectionItems;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * What one page of a query has of a {@link Team.Workload}.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkloadPage implements CollectionPage<Team.Workload> {
  private final CollectionItems items;

  WorkloadPage(CollectionItems items) {
    this.items = items;
  }

  /**
   * The {@code Person}, if it is on this page.
   */
  public Optional<Team.Person> person() {
    return items.one(WorkloadDao.PERSON);
  }

  /**
   * The {@code Assignment} items of this page, in the order of the query.
   */
  public List<Team.Assignment> assignments() {
    return items.list(WorkloadDao.ASSIGNMENTS);
  }

  @Override
  public Optional<Team.Workload> collection() {
    return items.isEmpty() ? Optional.empty() : Optional.of(new Team.Workload(
        items.one(WorkloadDao.PERSON),
        items.list(WorkloadDao.ASSIGNMENTS)));
  }

  @Override
  public Optional<String> cursor() {
    return items.cursor();
  }
}
