package io.partita.runtime.internal.query;

import io.partita.runtime.Progress;
import java.util.function.Consumer;

/**
 * Deletes what a scan finds.
 *
 * @param <E> the entity's record
 */
@FunctionalInterface
public interface ScanDeletion<E> {

  /** Deletes the items, and tells how many. */
  long run(ScanReads<E> scan, Consumer<? super Progress> progress);
}
