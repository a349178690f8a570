package io.partita.runtime.query;

import io.partita.runtime.CollectionPage;
import io.partita.runtime.Explanation;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A query of an item collection: items of several entities that lie together, read as one model.
 * Immutable: each setting gives another query. Nothing is sent before a method that returns the
 * read model or pages.
 *
 * @param <C> the read model
 * @param <P> its generated page
 */
public interface CollectionQuery<C, P extends CollectionPage<C>> {

  /** Begins with the last item, so that lists are the other way round. */
  CollectionQuery<C, P> reverse();

  /**
   * Makes pages of this many items, the root included. Without it, a page is what is left of one
   * response of up to 1 MB, or of the next one if that is nothing.
   */
  CollectionQuery<C, P> pageSize(int pageSize);

  /**
   * Leaves out items that cannot be read, instead of failing with a {@link MappingException}, and
   * reports each of them; its {@link MappingException#key} says which item it is. Without a
   * readable root there is no read model. An item behind the end of a page may be reported twice.
   *
   * @param report called for each of them before the call returns
   */
  CollectionQuery<C, P> skipUnreadable(Consumer<? super MappingException> report);

  /**
   * Reads the whole model: a Query per page of up to 1 MB that it takes.
   *
   * @return the read model; empty if its root does not exist, or if it has no root and no items
   */
  Optional<C> find();

  /** All pages, lazily: one is read only when the stream gets there. */
  Stream<P> pages();

  /** Reads the first page. */
  P page();

  /**
   * Reads the page that begins at a cursor, or the first one if that is null or empty.
   *
   * @throws InvalidCursorException if it is not a cursor of this query; nothing was sent then
   */
  P page(@Nullable String cursor);

  /**
   * Reads the page that begins at a cursor, or the first one without: {@code query.page(before
   * .cursor())}.
   *
   * @throws InvalidCursorException if it is not a cursor of this query; nothing was sent then
   */
  default P page(Optional<String> cursor) {
    return page(cursor.orElse(null));
  }

  /** The requests that {@link #find} would send, as far as they are known beforehand. */
  Explanation explain();
}
