package io.partita.runtime.generated.operation;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.query.CollectionQuery;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated queries of item collections. Immutable: each setting gives another query.
 *
 * @param <C> the read model
 * @param <P> its generated page
 * @param <Q> the generated query
 */
public abstract class GeneratedCollectionQuery<
        C, P extends CollectionPage<C>, Q extends GeneratedCollectionQuery<C, P, Q>>
    implements CollectionQuery<C, P> {

  private final CollectionState state;

  protected GeneratedCollectionQuery(CollectionState state) {
    this.state = state;
  }

  /** The same query in another state. */
  protected abstract Q with(CollectionState state);

  /** The page of some items. */
  protected abstract P pageOf(CollectionItems items);

  protected final CollectionState state() {
    return state;
  }

  @Override
  public final Q reverse() {
    return with(state.reversed());
  }

  @Override
  public final Q pageSize(int pageSize) {
    return with(state.pageSize(pageSize));
  }

  @Override
  public final Q skipUnreadable(Consumer<? super MappingException> report) {
    return with(state.skipUnreadable(report));
  }

  @Override
  public final Optional<C> find() {
    return pageOf(state.items()).collection();
  }

  @Override
  public final Stream<P> pages() {
    return state.pages().map(this::pageOf);
  }

  @Override
  public final P page() {
    return page(null);
  }

  @Override
  public final P page(@Nullable String cursor) {
    return pageOf(state.page(cursor));
  }

  /** What is read from where, without values. */
  @Override
  public final String toString() {
    return state.toString();
  }

  @Override
  public final Explanation explain() {
    return ExplainDriver.explain(state.context(), explained -> with(state.in(explained)).find());
  }
}
