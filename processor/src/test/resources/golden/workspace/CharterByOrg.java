package workspace;

import io.partita.runtime.internal.query.ConsistentQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Charter} items of one {@code orgId}: see {@link CharterDao#byOrg}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterByOrg extends ConsistentQuery<Charter, CharterByOrg> {
  CharterByOrg(QueryState<Charter> state) {
    super(state, CharterByOrg::new);
  }
}
