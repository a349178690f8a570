package io.partita.runtime.internal.collection;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.Explanation;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.operation.ExplainDriver;
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
public abstract class CollectionQuery<
    C, P extends CollectionPage<C>, Q extends CollectionQuery<C, P, Q>> {

  private final CollectionState state;

  protected CollectionQuery(CollectionState state) {
    this.state = state;
  }

  /** The same query in another state. */
  protected abstract Q with(CollectionState state);

  /** The page of some items. */
  protected abstract P pageOf(CollectionItems items);

  protected final CollectionState state() {
    return state;
  }

  /** Begins with the last item, so that lists are the other way round. */
  public final Q reverse() {
    return with(state.reversed());
  }

  /**
   * Makes pages of so many items, the root included. Without it, a page is what is left of one
   * response of up to 1 MB, or of the next one if that is nothing.
   */
  public final Q pageSize(int pageSize) {
    return with(state.pageSize(pageSize));
  }

  /**
   * Leaves out items that cannot be read, instead of failing with a {@link MappingException}, and
   * tells of each of them; its {@link MappingException#key} says which item it is. Without a
   * readable root there is no read model. An item behind the end of a page may be told of twice.
   *
   * @param report called for each of them before the call returns
   */
  public final Q skipUnreadable(Consumer<? super MappingException> report) {
    return with(state.skipUnreadable(report));
  }

  /**
   * The read model, over as many pages of 1 MB as it takes; empty without its root, or where it has
   * none without any item.
   */
  public final Optional<C> find() {
    return pageOf(state.items()).collection();
  }

  /** All pages, lazily: one is read only when the stream gets there. */
  public final Stream<P> pages() {
    return state.pages().map(this::pageOf);
  }

  /** The first page. */
  public final P page() {
    return page(null);
  }

  /**
   * The page that begins at a cursor, or the first one if that is null or empty.
   *
   * @throws InvalidCursorException if the cursor is not one of this query; nothing was sent then
   */
  public final P page(@Nullable String cursor) {
    return pageOf(state.page(cursor));
  }

  /** What is read from where, without values. */
  @Override
  public final String toString() {
    return state.toString();
  }

  /** The requests that {@link #find} would send, as far as they are known beforehand. */
  public final Explanation explain() {
    return ExplainDriver.explain(state.context(), explained -> with(state.in(explained)).find());
  }
}
