package io.partita.runtime;

import java.util.function.Consumer;

/**
 * Gives the stored items of an entity the index keys that they should have: adds missing ones,
 * corrects wrong ones and removes those of items that do not belong on an index. For items that
 * were written before the entity had an index, or by others. Versions and timestamps stay as they
 * are, and so do index keys that hold what no attribute does.
 *
 * <p>It may run while others write, and more than once: an item is changed only if its keys are
 * wrong and on the condition that what they are made of has not changed. Immutable: each setting
 * gives another backfill; nothing is sent before {@link #run}.
 *
 * @param <K> the entity's generated key
 */
public interface Backfill<K> {

  /** Works in several segments of the table side by side; one unless told otherwise. */
  Backfill<K> segments(int segments);

  /** Changes nothing, and reports what would change. */
  Backfill<K> dryRun();

  /**
   * Takes components from their attributes alone: where there is none, the component is null, and
   * keys that need it are removed. Without this, a component that only an index key holds is taken
   * from the key, and what a key holds in part stays. For keys that mean something else by now,
   * because a former version of the model had another component in their place.
   */
  Backfill<K> attributesOnly();

  /**
   * Goes on where an earlier run of this entity's backfill was, in as many segments as that had.
   *
   * @param token the last token that was told
   * @throws InvalidCursorException if it is not one of this entity's backfill
   */
  Backfill<K> resume(String token);

  /** Tells how far it is after each page that was scanned, one call at a time. */
  Backfill<K> onProgress(Consumer<? super BackfillProgress> progress);

  /**
   * Scans the table for items of the entity, and puts the keys right with an UpdateItem each.
   *
   * @throws BackfillIncompleteException if a request failed; it holds the token to go on with
   */
  BackfillReport<K> run();
}
