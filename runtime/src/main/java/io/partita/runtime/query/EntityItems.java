package io.partita.runtime.query;

import io.partita.runtime.DeletionIncompleteException;
import io.partita.runtime.EntityKey;
import io.partita.runtime.Progress;
import java.util.function.Consumer;

/**
 * The items of one entity that a query or scan finds: their keys can be read alone, and they can be
 * deleted.
 *
 * @param <K> the entity's generated key
 */
public interface EntityItems<K extends EntityKey<?>> {

  /**
   * The same query or scan, which reads the keys of the items alone: less travels and is decoded,
   * and the read units are the same. Either one's cursors continue the other.
   */
  Query<K> keys();

  /**
   * Deletes the items that the query or scan finds, within its limit, as {@code delete} of the DAO
   * does: counts and unique values follow, and expired items are left alone. It reads the keys
   * alone, page by page, and deletes the items of a page before it reads the next.
   *
   * <ul>
   *   <li>Where something counts the items or they have unique values: TransactWriteItems of up to
   *       100 actions each, at what {@code delete} costs. Unique values are read first, with
   *       BatchGetItem.
   *   <li>Where only keys matter, which is a query or scan of the table without a filter:
   *       BatchWriteItem of up to 25 items each, without conditions.
   *   <li>Else a DeleteItem for each item, up to 16 side by side, at the same price as in a batch.
   * </ul>
   *
   * <p>What was found may change before it is deleted, and an index may be late. So deletions after
   * a filter or on an index have the condition that the query would still find the item: that its
   * keys on the index are within what is queried, and that the filter holds. An item of which this
   * is no longer true is left alone, and one that is gone is no error.
   *
   * <p>If it fails, what was deleted stays deleted, and another call goes on: it finds what is
   * left. It charges again for what a filter drops.
   *
   * @return how many items were deleted. One that somebody else deletes at the same time counts in
   *     a batch, whose answer does not tell, and never elsewhere. Nor does one whose DeleteItem got
   *     no answer and that is gone when the SDK repeats it
   * @throws DeletionIncompleteException if a request failed; or if items still count related ones:
   *     these are left, and all others deleted
   */
  default long deleteAll() {
    return deleteAll(progress -> {});
  }

  /**
   * Deletes the items, and tells how far it is.
   *
   * @param progress is told after each batch or transaction, and after each item that is deleted
   *     alone, one call at a time; how many there are in all is not known
   * @see #deleteAll()
   */
  long deleteAll(Consumer<? super Progress> progress);
}
