package io.partita.runtime.generated.operation;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.CollectionQuery;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
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

  private final Function<CollectionState, Q> constructor;
  private final Function<CollectionItems, P> pages;

  /**
   * @param constructor makes the same query in another state
   * @param pages makes the page of some items
   */
  protected GeneratedCollectionQuery(
      CollectionState state,
      Function<CollectionState, Q> constructor,
      Function<CollectionItems, P> pages) {
    this.state = state;
    this.constructor = constructor;
    this.pages = pages;
  }

  /** The same query in another state. */
  protected final Q with(CollectionState state) {
    return constructor.apply(state);
  }

  protected final CollectionState state() {
    return state;
  }

  @Override
  public final Q reverse() {
    return with(state.with(ReadSettings::reversed));
  }

  @Override
  public final Q pageSize(int pageSize) {
    return with(state.with(settings -> settings.pageSize(pageSize)));
  }

  @Override
  public final Q skipUnreadable(Consumer<? super MappingException> report) {
    return with(state.with(settings -> settings.skipUnreadable(report)));
  }

  @Override
  public final Optional<C> find() {
    return pages.apply(state.items()).collection();
  }

  @Override
  public final Stream<P> pages() {
    return state.pages().map(pages);
  }

  @Override
  public final P page() {
    return page(Optional.empty());
  }

  @Override
  public final P page(@Nullable String cursor) {
    return pages.apply(state.page(cursor));
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
