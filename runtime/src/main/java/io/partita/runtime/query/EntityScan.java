package io.partita.runtime.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
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
 * @param <T> what an item is read as: the record, or a part of it
 * @param <S> the scan itself: {@link Scan}, {@link IndexScan} or {@link PartialScan}
 */
public interface EntityScan<E, T, S extends EntityScan<E, T, S>> extends Query<T> {

  /**
   * Reads in several segments side by side, for {@link #list}, {@link #stream}, {@link #first} and
   * {@link #count}. Pages and cursors are positions in one segment and refused with several.
   */
  S segments(int segments);

  /** Keeps only the items for which a condition holds, in addition to conditions given before. */
  S filter(Condition<E> condition);

  @Override
  S limit(int limit);

  @Override
  S pageSize(int pageSize);

  @Override
  S skipUnreadable(Consumer<? super MappingException> report);

  /**
   * All elements, lazily: a page is read only when the stream gets there. With several segments,
   * one page of each.
   */
  @Override
  Stream<T> stream();

  /**
   * Reads the page that begins at a cursor, or the first one if that is null or empty.
   *
   * @throws InvalidCursorException if the cursor is not one of a scan of this entity in the same
   *     place, the table or the index; nothing was sent then
   */
  @Override
  Page<T> page(@Nullable String cursor);

  /** Reads some element, if there is one. */
  @Override
  Optional<T> first();
}
