package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;

/**
 * Deletes items together with their counts and unique values, as a cascade needs it, and takes back
 * what it has marked.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class BulkDeletion<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public BulkDeletion(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * Deletes stored items in transactions of up to 100 actions; those that are gone are no error.
   * The result is how many were deleted.
   *
   * @param onDeleted is told how many each transaction has deleted
   */
  public Step<Long> delete(Collection<DeletedItem<K>> items, LongConsumer onDeleted) {
    Instant now = context.options().clock().instant();
    Map<ItemKey, BulkItem<DeletedItem<K>>> parts = new LinkedHashMap<>();
    for (DeletedItem<K> item : items) {
      BulkItem<DeletedItem<K>> part = BulkItem.deleteStored(context, type, item, now);
      parts.put(part.intent().key(), part);
    }
    BulkTransactions<DeletedItem<K>> packs =
        new BulkTransactions<>(context, Set.of(Reason.NOT_FOUND));
    return delete(packs, packs.of(parts.values()), 0, 0, onDeleted);
  }

  private Step<Long> delete(
      BulkTransactions<DeletedItem<K>> packs,
      List<List<BulkItem<DeletedItem<K>>>> all,
      int next,
      long deleted,
      LongConsumer onDeleted) {
    if (next == all.size()) {
      return Step.done(deleted);
    }
    return packs
        .send(all.get(next))
        .flatMap(
            sent -> {
              Outcome refusal = sent.refusal();
              if (refusal != null) {
                throw refusal.exception();
              }
              onDeleted.accept(sent.parts().size());
              return delete(packs, all, next + 1, deleted + sent.parts().size(), onDeleted);
            });
  }

  /** Deletes an item that is marked, if its counts are zero. */
  public Step<Removal> deleteMarked(K key) {
    Instant now = context.options().clock().instant();
    return WriteRun.transaction(context, List.of(DeleteIntent.ofMarked(context, type, key, now)))
        .map(BulkDeletion::removal);
  }

  /**
   * Removes the mark of an item, and tells whether there was one; empty if there is no such item.
   */
  public Step<Optional<Boolean>> undelete(K key) {
    Instant now = context.options().clock().instant();
    return WriteRun.transaction(context, List.of(new UndeleteIntent(context, type, key, now)))
        .map(BulkDeletion::wasMarked);
  }

  private static Optional<Boolean> wasMarked(Outcome outcome) {
    if (outcome.isDone()) {
      return Optional.of(true);
    }
    if (outcome.isRefusedFor(Reason.NOT_FOUND)) {
      return Optional.empty();
    }
    if (outcome.isRefusedFor(Reason.CONDITION_FALSE)) {
      return Optional.of(false);
    }
    throw outcome.exception();
  }

  private static Removal removal(Outcome outcome) {
    if (outcome.isDone()) {
      return Removal.DELETED;
    }
    if (outcome.isRefusedFor(Reason.NOT_FOUND)) {
      return Removal.ABSENT;
    }
    if (outcome.isRefusedFor(Reason.HAS_RELATED_ITEMS)) {
      return Removal.HAS_RELATED_ITEMS;
    }
    if (outcome.isRefusedFor(Reason.CONDITION_FALSE)) {
      return Removal.NOT_MARKED;
    }
    throw outcome.exception();
  }

  /** What became of a marked item. */
  public enum Removal {
    /** It was deleted. */
    DELETED,
    /** It is not there. */
    ABSENT,
    /** It is there, but somebody has removed the mark. */
    NOT_MARKED,
    /** It counts items that are still there. */
    HAS_RELATED_ITEMS
  }
}
