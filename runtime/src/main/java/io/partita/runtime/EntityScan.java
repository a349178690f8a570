package io.partita.runtime;

import io.partita.runtime.condition.Condition;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the whole table or a whole index and keeps the items of one entity. DynamoDB charges for
 * every item it reads, also for those of other entities and those that a filter drops. Immutable:
 * each setting gives another scan.
 *
 * @param <E> the entity's record
 * @param <S> the scan itself: {@link Scan} or {@link IndexScan}
 */
public interface EntityScan<E, S extends EntityScan<E, S>> {

  /**
   * Reads in several segments side by side, for {@link #list}, {@link #stream}, {@link #first} and
   * {@link #count}. Pages and cursors are positions in one segment and refused with several.
   */
  S segments(int segments);

  /** Keeps only the items for which a condition holds, in addition to conditions given before. */
  S filter(Condition<E> condition);

  /** Returns at most so many items from one call; items that a filter drops do not count. */
  S limit(int limit);

  /**
   * Makes pages of so many items; items that a filter drops do not count. Without it, a page is
   * what is left of one response of up to 1 MB, or of the next one if that is nothing.
   */
  S pageSize(int pageSize);

  /**
   * Leaves out items that cannot be read, instead of failing with a {@link MappingException}, and
   * tells of each of them; its {@link MappingException#key} says which item it is. Limits and pages
   * do not count them, {@code count()} does. An item behind the end of a page may be told of twice.
   *
   * @param report called for each of them before the call returns; by several threads where parts
   *     are read side by side
   */
  S skipUnreadable(Consumer<? super MappingException> report);

  /** All records. */
  List<E> list();

  /**
   * All records, lazily: a page is read only when the stream gets there. With several segments, one
   * page of each.
   */
  Stream<E> stream();

  /** All pages, lazily: one is read only when the stream gets there. */
  Stream<Page<E>> pages();

  /** The first page. */
  Page<E> page();

  /**
   * The page that begins at a cursor, or the first one if that is null or empty.
   *
   * @throws InvalidCursorException if the cursor is not one of a scan of this entity in the same
   *     place, the table or the index; nothing was sent then
   */
  Page<E> page(@Nullable String cursor);

  /** Some record, if there is one. */
  Optional<E> first();

  /**
   * The number of records. Only counts travel, or keys where items are recognised by the shape of
   * their keys.
   */
  long count();

  /** The requests that {@link #list} would send, as far as they are known beforehand. */
  Explanation explain();
}
