package team;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.generated.operation.CollectionItems;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What one page of a query has of a {@link Team.Workload}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkloadPage implements CollectionPage<Team.Workload> {
  public final Optional<Team.Person> person;
  public final List<Team.Assignment> assignments;
  public final Optional<String> cursor;
  public final Optional<String> previous;

  WorkloadPage(CollectionItems items) {
    this.person = items.one(WorkloadDao.PERSON);
    this.assignments = items.list(WorkloadDao.ASSIGNMENTS);
    this.cursor = items.cursor();
    this.previous = items.previous();
  }

  /** The {@code Person}, if it is on this page. */
  public Optional<Team.Person> person() {
    return person;
  }

  /** The {@code Assignment} items of this page, in the order of the query. */
  public List<Team.Assignment> assignments() {
    return assignments;
  }

  @Override
  public Optional<Team.Workload> collection() {
    return person.isEmpty() && assignments.isEmpty()
        ? Optional.empty()
        : Optional.of(new Team.Workload(person, assignments));
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
