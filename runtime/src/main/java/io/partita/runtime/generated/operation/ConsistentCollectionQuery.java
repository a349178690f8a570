package io.partita.runtime.generated.operation;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.internal.query.ReadSettings;
import java.util.function.Function;

/**
 * The base of generated queries of item collections of the table or of a local index, which
 * DynamoDB can answer strongly consistent.
 *
 * @param <C> the read model
 * @param <P> its generated page
 * @param <Q> the generated query
 */
public abstract class ConsistentCollectionQuery<
        C, P extends CollectionPage<C>, Q extends ConsistentCollectionQuery<C, P, Q>>
    extends GeneratedCollectionQuery<C, P, Q> {

  protected ConsistentCollectionQuery(
      CollectionState state,
      Function<CollectionState, Q> constructor,
      Function<CollectionItems, P> pages) {
    super(state, constructor, pages);
  }

  /** Reads strongly consistent, at twice the price. */
  public final Q consistent() {
    return with(state().with(ReadSettings::consistently));
  }
}
