package workspace;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Charter} items of one {@code orgId}: see {@link CharterDao#byOrg}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterByOrg extends ConsistentQuery<Charter, CharterKey, CharterByOrg> {
  CharterByOrg(QueryState<Charter> state) {
    super(state, CharterByOrg::new, CharterDao.TYPE);
  }
}
