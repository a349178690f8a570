package io.partita.runtime.internal.write;

import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.Progress;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Creates or deletes many items in transactions, each with the counts and unique values that follow
 * from it.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class BulkWrites<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public BulkWrites(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * Creates records, with ids where they are to be filled in; of several with the same key the last
   * one.
   *
   * @throws IncompleteBatchException if records are left that were not created; it lists them
   */
  public CreatedAll<K> createAll(
      Collection<? extends E> records, @Nullable Consumer<? super Progress> progress) {
    Result<K> result =
        run(
            "createAll",
            Reason.ALREADY_EXISTS,
            now -> {
              Intents<E, K> intents = new Intents<>(context, type, now);
              return parts(records, record -> create(intents, record));
            },
            progress);
    return new CreatedAll<>(result.done(), result.dropped());
  }

  /** The record has its id from now on, also where it is listed as one that is left. */
  private BulkItem<K> create(Intents<E, K> intents, E record) {
    return BulkItem.create(intents, type, type.requireNew(record, context.options()));
  }

  /**
   * Deletes the items of some keys.
   *
   * @throws IncompleteBatchException if keys are left whose items were not deleted; it lists them
   */
  public DeletedAll<K> deleteAll(
      Collection<? extends K> keys, @Nullable Consumer<? super Progress> progress) {
    Result<K> result =
        run(
            "deleteAll",
            Reason.NOT_FOUND,
            now -> parts(keys, key -> BulkItem.delete(context, type, key, now)),
            progress);
    return new DeletedAll<>(result.done(), result.dropped());
  }

  /** The parts, one for each item. */
  private <G> Collection<BulkItem<K>> parts(
      Collection<? extends G> given, Function<? super G, BulkItem<K>> part) {
    Map<ItemKey, BulkItem<K>> parts = new LinkedHashMap<>();
    for (G one : given) {
      BulkItem<K> made = part.apply(one);
      parts.put(made.intent().key(), made);
    }
    return parts.values();
  }

  private Result<K> run(
      String operation,
      Reason unnecessary,
      Function<Instant, Collection<BulkItem<K>>> parts,
      @Nullable Consumer<? super Progress> progress) {
    return context
        .driver()
        .observe(
            OperationName.of(type.name(), operation),
            result -> result.done().size(),
            driver ->
                run(
                    driver,
                    new BulkTransactions<>(context, unnecessary),
                    parts.apply(context.options().clock().instant()),
                    progress));
  }

  private Result<K> run(
      Driver driver,
      BulkTransactions<K> packs,
      Collection<BulkItem<K>> parts,
      @Nullable Consumer<? super Progress> progress) {
    long begun = System.nanoTime();
    Result<K> result = new Result<>(new ArrayList<>(), new ArrayList<>());
    List<List<BulkItem<K>>> pending = new ArrayList<>(packs.of(parts));
    while (!pending.isEmpty()) {
      BulkTransactions.Sent<K> sent = send(driver, packs, pending);
      sent.dropped().forEach(part -> result.dropped().add(part.key()));
      pending.remove(0);
      Outcome refusal = sent.refusal();
      if (refusal != null) {
        pending.add(0, sent.parts());
        throw incomplete(pending, refusal.exception());
      }
      sent.parts().forEach(part -> result.done().add(part.key()));
      if (progress != null) {
        progress.accept(
            new Progress(
                result.done().size() + result.dropped().size(),
                OptionalLong.of(parts.size()),
                Duration.ofNanos(System.nanoTime() - begun)));
      }
    }
    return result;
  }

  private BulkTransactions.Sent<K> send(
      Driver driver, BulkTransactions<K> packs, List<List<BulkItem<K>>> pending) {
    try {
      return driver.run(packs.send(pending.get(0)));
    } catch (SdkException | PartitaException | IllegalArgumentException failure) {
      throw incomplete(pending, failure);
    }
  }

  private IncompleteBatchException incomplete(
      List<List<BulkItem<K>>> pending, RuntimeException cause) {
    List<Object> remaining = pending.stream().flatMap(List::stream).map(BulkItem::given).toList();
    return new IncompleteBatchException(type.name(), remaining, cause);
  }

  /** The keys of what was done and of what was unnecessary. */
  private record Result<K>(List<K> done, List<K> dropped) {}
}
