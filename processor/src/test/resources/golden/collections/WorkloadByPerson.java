package team;

import io.partita.runtime.generated.operation.CollectionState;
import io.partita.runtime.generated.operation.GeneratedCollectionQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The items of one {@code Workload}. Query requests on the index {@code GSI1}, a page of up to 1
 * MB each: {@code GSI1PK = "PERSON#{id}" AND GSI1SK BETWEEN "#" AND "TASK$"}. Eventually
 * consistent, as the index follows the table with a short delay: half a read unit per 4 KB, all
 * items taken together.
 *
 * <p>Immutable; nothing is sent before {@code find} or a page is called for.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkloadByPerson extends GeneratedCollectionQuery<Team.Workload, WorkloadPage, WorkloadByPerson> {
  WorkloadByPerson(CollectionState state) {
    super(state, WorkloadByPerson::new, WorkloadPage::new);
  }

  /** Reads at most so many items. */
  public WorkloadByPerson limit(int limit) {
    return with(state().limit(limit));
  }
}
