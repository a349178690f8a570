package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Deletes items that were found, with all that follows from it: in transactions where others count
 * them or their values are unique, in batches where only their keys matter, and one by one, side by
 * side, where they must still be what was found. What is gone or has become something else
 * meanwhile is left alone.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class SelectiveDeletion<E, K extends GeneratedKey<E>> {

  /** How many are deleted side by side before somebody is told. */
  private static final int AT_ONCE = 100;

  /** Why an item is left while all others are deleted. */
  private static final Set<Reason> LEFT =
      Set.of(Reason.NOT_FOUND, Reason.CONDITION_FALSE, Reason.HAS_RELATED_ITEMS);

  private final TableContext context;
  private final EntityType<E, K> type;

  public SelectiveDeletion(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * An item that was found.
   *
   * @param condition what must still be true of it; null if it is found by its key alone
   */
  public record Found<K>(K key, @Nullable Predicate condition) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Found";
    }
  }

  /**
   * Deletes items.
   *
   * @param tally is told what becomes of them
   * @throws IncompleteBatchException if DynamoDB left some unprocessed until attempts or time ran
   *     out
   */
  public void delete(Driver driver, List<Found<K>> items, DeletionTally<K> tally) {
    if (items.isEmpty()) {
      return;
    }
    if (type.isDeletedInTransaction()) {
      deleteInTransactions(driver, items, tally);
    } else if (isKeyEnough(items)) {
      List<ItemKey> keys = items.stream().map(this::identity).toList();
      driver.run(new BatchWrites<>(context, type).delete(keys, tally::deleted));
    } else {
      deleteOneByOne(driver, items, tally);
    }
  }

  private boolean isKeyEnough(List<Found<K>> items) {
    return type.counts().isEmpty()
        && !type.isGuarded()
        && items.stream().allMatch(found -> found.condition() == null);
  }

  private ItemKey identity(Found<K> found) {
    return ItemKey.of(type.primaryKey(), found.key().attributes());
  }

  private void deleteInTransactions(Driver driver, List<Found<K>> items, DeletionTally<K> tally) {
    Instant now = context.options().clock().instant();
    Map<ItemKey, BulkItem<K>> parts = new LinkedHashMap<>();
    for (Found<K> found : items) {
      parts.put(
          identity(found), BulkItem.delete(context, type, found.key(), now, found.condition()));
    }
    BulkTransactions<K> packs = new BulkTransactions<>(context, LEFT);
    for (List<BulkItem<K>> pack : packs.of(parts.values())) {
      BulkTransactions.Sent<K> sent = driver.run(packs.send(pack));
      sent.dropped().stream()
          .filter(dropped -> dropped.reason() == Reason.HAS_RELATED_ITEMS)
          .forEach(dropped -> tally.related(dropped.part().key()));
      Outcome refusal = sent.refusal();
      if (refusal != null) {
        throw refusal.exception();
      }
      tally.deleted(sent.parts().size());
    }
  }

  private void deleteOneByOne(Driver driver, List<Found<K>> items, DeletionTally<K> tally) {
    for (int from = 0; from < items.size(); from += AT_ONCE) {
      List<Found<K>> some = items.subList(from, Math.min(items.size(), from + AT_ONCE));
      Parallel.run(driver, some.stream().map(found -> delete(found, tally)).toList());
    }
  }

  private Step<Boolean> delete(Found<K> found, DeletionTally<K> tally) {
    return new Writes<>(context, type)
        .tryDelete(found.key(), found.condition())
        .map(
            outcome -> {
              if (outcome.isDone()) {
                tally.deleted(1);
              } else if (!outcome.refused().stream().allMatch(one -> LEFT.contains(one.reason()))) {
                throw outcome.exception();
              } else if (outcome.refused().stream()
                  .allMatch(one -> one.reason() == Reason.HAS_RELATED_ITEMS)) {
                tally.related(found.key());
              }
              return outcome.isDone();
            });
  }
}
