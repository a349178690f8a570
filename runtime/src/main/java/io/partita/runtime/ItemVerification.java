package io.partita.runtime;

import java.util.function.Consumer;

/**
 * Looks at every item of a table for what would not come back from it as it went in: items that
 * cannot be read, attributes that contradict the key, index keys that a write of the record would
 * not store, relations to items that do not exist, items of no entity. Changes nothing.
 *
 * <p>It may run while others write. What it reports was so when it was looked at: an item that is
 * being written may be reported for what the next moment puts right. Memory does not grow with the
 * table. Immutable: each setting gives another verification; nothing is sent before {@link #run}.
 */
public interface ItemVerification {

  /** Works in several segments of the table side by side; one unless told otherwise. */
  ItemVerification segments(int segments);

  /**
   * Does not ask whether the ends of edges and the parents of children exist, which spares all
   * requests but the Scan.
   */
  ItemVerification withoutRelations();

  /** Tells each problem when it is found, one call at a time, in no particular order. */
  ItemVerification onProblem(Consumer<? super ItemProblem> problems);

  /** Tells how far it is after each page that was scanned, one call at a time. */
  ItemVerification onProgress(Consumer<? super VerificationProgress> progress);

  /**
   * Goes on where an earlier run was, in as many segments as that had. What the earlier one has
   * found is not in the report again.
   *
   * @param token the last token that was told
   * @throws InvalidCursorException if it is not one of this table's verification
   */
  ItemVerification resume(String token);

  /**
   * Scans the whole table, eventually consistent: 0.5 read units per 4 KB of all items. For each
   * page, BatchGetItem looks for the ends of edges and the parents of children that were not met
   * lately: 0.5 read units per 4 KB of each, and once more with strong consistency, together with
   * the item itself, for those that are not there. DescribeTable, if there is a listener for the
   * progress.
   *
   * @return how many items there are, and the first problems
   * @throws VerificationIncompleteException if a request failed; it holds the token to go on with
   */
  ItemReport run();
}
