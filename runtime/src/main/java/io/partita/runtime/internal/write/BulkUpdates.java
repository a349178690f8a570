package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.MappingException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Updates many items of any entities: in one transaction if they fit, else in several, each as
 * large as it can be. An item that no longer exists is left out, and so is one that cannot be read:
 * it keeps no other from being updated.
 */
public final class BulkUpdates {

  private final TableContext context;
  private final String cause;
  private final Instant now;
  private final Map<Object, BulkItem<Object>> parts = new LinkedHashMap<>();
  private final Map<Object, MappingException> unreadable = new LinkedHashMap<>();

  /**
   * @param cause the entity that they are due to
   */
  public BulkUpdates(TableContext context, String cause) {
    this.context = context;
    this.cause = cause;
    this.now = context.options().clock().instant();
  }

  /** Updates an item as well. */
  public <E, K extends GeneratedKey<E>> void add(
      EntityType<E, K> type, K key, Rewrites<E> rewrites) {
    BulkItem<Object> part = BulkItem.update(context, type, key, rewrites.update(), now);
    parts.put(part.intent().key(), part);
  }

  /** Remembers an item that should be updated and cannot be read. */
  public void addUnreadable(Object key, MappingException why) {
    unreadable.putIfAbsent(key, why);
  }

  /** How many items there are to update. */
  public int size() {
    return parts.size();
  }

  /**
   * Makes the updates, and tells how many were made.
   *
   * @param done is told after each transaction how many updates are behind it
   * @throws IncompleteBatchException if a request failed; it holds the keys of all items that were
   *     not updated
   */
  public long run(Driver driver, LongConsumer done) {
    BulkTransactions<Object> packs = new BulkTransactions<>(context, Set.of(Reason.NOT_FOUND));
    Deque<List<BulkItem<Object>>> pending = new ArrayDeque<>(packs.of(parts.values()));
    long updated = 0;
    long behind = 0;
    while (!pending.isEmpty()) {
      List<BulkItem<Object>> pack = pending.remove();
      try {
        updated += send(driver, packs, pack);
      } catch (MappingException failure) {
        if (pack.size() > 1) {
          // Nothing of it was written. Halves find the items that cannot be read.
          pending.addFirst(pack.subList(pack.size() / 2, pack.size()));
          pending.addFirst(pack.subList(0, pack.size() / 2));
          continue;
        }
        addUnreadable(pack.get(0).key(), failure);
      } catch (SdkException | PartitaException failure) {
        pending.addFirst(pack);
        throw new IncompleteBatchException(cause, remaining(pending), failure);
      }
      behind += pack.size();
      done.accept(behind);
    }
    return updated;
  }

  private static long send(
      Driver driver, BulkTransactions<Object> packs, List<BulkItem<Object>> pack) {
    BulkTransactions.Sent<Object> sent = driver.run(packs.send(pack));
    Outcome refusal = sent.refusal();
    if (refusal != null) {
      throw refusal.exception();
    }
    return sent.parts().size();
  }

  private Set<Object> remaining(Collection<List<BulkItem<Object>>> pending) {
    Set<Object> keys = new LinkedHashSet<>();
    pending.forEach(pack -> pack.forEach(part -> keys.add(part.key())));
    keys.addAll(unreadable.keySet());
    return keys;
  }

  /**
   * Makes sure that all items could be read.
   *
   * @throws IncompleteBatchException if not; it holds their keys
   */
  public void requireAllRead() {
    if (!unreadable.isEmpty()) {
      throw IncompleteBatchException.unreadable(
          cause, unreadable.keySet(), unreadable.values().iterator().next());
    }
  }
}
