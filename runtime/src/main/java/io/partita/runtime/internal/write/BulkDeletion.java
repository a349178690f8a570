package io.partita.runtime.internal.write;

import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Collection;

/**
 * Deletes items together with their counts and unique values, as a cascade needs it.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class BulkDeletion<E, K extends EntityKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public BulkDeletion(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * Deletes items in transactions of up to 100 actions; those that are not there are no error. The
   * result is how many were deleted.
   */
  public Step<Long> delete(Collection<? extends K> keys) {
    throw new UnsupportedOperationException(context.tableName() + type.name());
  }

  /** Deletes an item that is marked, if its counts are zero. */
  public Step<Removal> deleteMarked(K key) {
    throw new UnsupportedOperationException(context.tableName() + type.name());
  }

  /** What became of a marked item. */
  public enum Removal {
    /** It was deleted. */
    DELETED,
    /** It is not there, or not marked. */
    ABSENT,
    /** It counts items that are still there. */
    HAS_RELATED_ITEMS
  }
}
