package io.partita.runtime.internal.write;

import org.jspecify.annotations.Nullable;

/**
 * Plans an UpdateItem, with or without having read the item.
 *
 * @param <E> the entity's record
 */
interface Planner<E> {

  /** Whether the item must exist; otherwise it is created. */
  boolean mustExist();

  /** Why the item must be read before it can be written; null if it need not. */
  @Nullable String reasonToRead();

  /** Whether making the changes twice has the effect of making them once, but for the version. */
  boolean isRepeatable();

  /** The request, given what is known of the item. */
  Plan plan(Snapshot<E> snapshot);
}
