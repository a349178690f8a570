package workspace;

import io.partita.runtime.internal.query.ConsistentQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Charter} items of one {@code orgId}, in the order of their sort keys: the
 * requests of {@link CharterDao#byOrg}. Immutable; nothing is sent before a method that
 * returns records, pages or a count.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterByOrg extends ConsistentQuery<Charter, CharterByOrg> {
  CharterByOrg(QueryState<Charter> state) {
    super(state);
  }

  @Override
  protected CharterByOrg with(QueryState<Charter> state) {
    return new CharterByOrg(state);
  }
}
