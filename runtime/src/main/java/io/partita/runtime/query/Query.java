package io.partita.runtime.query;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A query or scan, with its settings. Immutable: each setting gives another query. Nothing is sent
 * before a method that returns elements, pages or a count; each of these sends a Query or Scan per
 * page of up to 1 MB that it needs.
 *
 * <p>The table or index, how consistent the read is and what it costs depend on the query, whose
 * own documentation says so.
 *
 * @param <T> what an item is read as: a record, a key, or what an index carries
 */
public interface Query<T> {

  /** Returns at most this many elements from one call. Items that a filter drops do not count. */
  Query<T> limit(int limit);

  /**
   * Makes pages of this many elements. Items that a filter drops do not count. Without it, a page
   * is what is left of one response of up to 1 MB, or of the next one if that is nothing.
   */
  Query<T> pageSize(int pageSize);

  /**
   * Leaves out items that cannot be read, instead of failing with a {@link MappingException}, and
   * reports each of them; its {@link MappingException#key} says which item it is. Limits and pages
   * do not count them, {@link #count} does. An item behind the end of a page may be reported twice.
   *
   * @param report called for each of them before the call returns; by several threads where parts
   *     are read side by side
   */
  Query<T> skipUnreadable(Consumer<? super MappingException> report);

  /**
   * Reads all elements, over as many requests as it takes.
   *
   * @throws IncompleteBatchException if items are also read by key, and some keys are still
   *     unprocessed after all attempts
   */
  List<T> list();

  /**
   * All elements, lazily: a page is read only when the stream gets there.
   *
   * @see #list
   */
  Stream<T> stream();

  /**
   * All pages, lazily: one is read only when the stream gets there.
   *
   * @see #list
   */
  Stream<Page<T>> pages();

  /**
   * Reads the first page.
   *
   * @see #page(String)
   */
  Page<T> page();

  /**
   * Reads the page that begins at a cursor, or the first one if that is null or empty.
   *
   * @param cursor the {@link Page#cursor} of the page before
   * @throws InvalidCursorException if it is not a cursor of this query; nothing was sent then
   * @throws IncompleteBatchException if items are also read by key, and some keys are still
   *     unprocessed after all attempts
   */
  Page<T> page(@Nullable String cursor);

  /**
   * Reads the page that begins at a cursor, or the first one without: {@code query.page(before
   * .cursor())}.
   *
   * @see #page(String)
   */
  default Page<T> page(Optional<String> cursor) {
    return page(cursor.orElse(null));
  }

  /** Reads the first element, if there is one. */
  Optional<T> first();

  /**
   * Counts what the query finds. Only counts travel, or keys where items are recognised by the
   * shape of their keys; it costs as much as reading them. Nothing is read by key.
   */
  long count();

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  Explanation explain();
}
