package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Updates many items of any entities: in one transaction if they fit, else in several, each as
 * large as it can be. An item that does not exist any more is left out.
 */
public final class BulkUpdates {

  private final TableContext context;
  private final Instant now;
  private final Map<Object, Part<Object>> parts = new LinkedHashMap<>();

  public BulkUpdates(TableContext context) {
    this.context = context;
    this.now = context.options().clock().instant();
  }

  /** Updates an item as well. */
  public <E, K extends EntityKey<E>> void add(EntityType<E, K> type, K key, Rewrites<E> rewrites) {
    Part<Object> part = Part.update(context, type, key, rewrites.update(), now);
    parts.put(part.intent().key(), part);
  }

  /** How many items there are to update. */
  public int size() {
    return parts.size();
  }

  /**
   * Makes the updates, and tells how many were made.
   *
   * @param entity what they are due to
   * @param done is told after each transaction how many updates are behind it
   * @throws IncompleteBatchException if some were not made; it holds the keys of those
   */
  public long run(Driver driver, String entity, LongConsumer done) {
    Packs<Object> packs = new Packs<>(context, Reason.NOT_FOUND);
    List<List<Part<Object>>> pending = new ArrayList<>(packs.of(parts.values()));
    long updated = 0;
    long behind = 0;
    while (!pending.isEmpty()) {
      Packs.Sent<Object> sent = send(driver, packs, pending, entity);
      Outcome refusal = sent.refusal();
      if (refusal != null) {
        throw incomplete(pending, entity, refusal.exception());
      }
      behind += pending.remove(0).size();
      updated += sent.parts().size();
      done.accept(behind);
    }
    return updated;
  }

  private static Packs.Sent<Object> send(
      Driver driver, Packs<Object> packs, List<List<Part<Object>>> pending, String entity) {
    try {
      return driver.run(packs.send(pending.get(0)));
    } catch (SdkException | PartitaException failure) {
      throw incomplete(pending, entity, failure);
    }
  }

  private static IncompleteBatchException incomplete(
      List<List<Part<Object>>> pending, String entity, RuntimeException cause) {
    List<Object> keys = pending.stream().flatMap(List::stream).map(Part::key).toList();
    return new IncompleteBatchException(entity, keys, cause);
  }
}
