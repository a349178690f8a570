package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes single items: by one request where nothing else is touched, and by a transaction where
 * other items count them, must exist or keep their values unique.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class Writes<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final Creation<E> creation;

  public Writes(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
    this.creation = new Creation<>(context, type);
  }

  public Step<E> create(E record) {
    if (type.relations().isEmpty() && type.uniques().isEmpty() && !isExact()) {
      return creation.create(record);
    }
    CreateIntent<E, K> intent = intents().create(record);
    return alone(intent).map(done -> intent.item().record());
  }

  /** Puts or replaces a record. */
  public Step<E> write(E record, boolean mustExist, @Nullable Predicate condition) {
    if (!type.uniques().isEmpty() || isExact()) {
      PlannedIntent<E> intent = intents().write(record, mustExist, condition);
      return alone(intent)
          .flatMap(done -> ReadBack.of(context, type.name(), intent.key().attributes()))
          .map(item -> ReadBack.record(type, item));
    }
    Instant now = context.options().clock().instant();
    StampedRecord<E> stamped =
        mustExist
            ? StampedRecord.ofStored(type, record, now)
            : StampedRecord.ofNew(type, record, now);
    Existence existence = Existence.of(context, type, now);
    ReplacementPlanner<E> planner =
        new ReplacementPlanner<>(type, stamped, existence, mustExist, condition);
    ItemSender sender = new ItemSender(context, type.name(), true);
    return new UpdateLoop<>(context, existence, type, planner.key(), planner, sender)
        .run()
        .map(item -> ReadBack.record(type, item));
  }

  /** Changes an item; the result is the item then, if it is asked for. */
  public Step<Map<String, AttributeValue>> update(
      K key, RequestedUpdate<E> update, boolean exactlyOnce, boolean returnsItem) {
    if (exactlyOnce || isExact() || !Intents.changedUniques(type, update.changes()).isEmpty()) {
      return alone(intents().update(key, update))
          .flatMap(
              done ->
                  returnsItem
                      ? ReadBack.of(context, type.name(), key.attributes())
                      : Step.done(Map.of()));
    }
    Existence existence = Existence.of(context, type);
    ItemSender sender = new ItemSender(context, type.name(), returnsItem);
    UpdatePlanner<E> planner = new UpdatePlanner<>(type, key, update, existence);
    return new UpdateLoop<>(context, existence, type, key.attributes(), planner, sender).run();
  }

  /** Deletes an item that must exist; true in the end. */
  public Step<Boolean> delete(K key, @Nullable Predicate condition) {
    return deletesAlone()
        ? new Deletion<>(context, type).delete(key.attributes(), condition)
        : alone(intents().delete(key, condition));
  }

  /** Deletes the very version of an item that the caller has; true in the end. */
  public Step<Boolean> delete(E record) {
    return deletesAlone()
        ? new Deletion<>(context, type).delete(record)
        : alone(intents().delete(record));
  }

  /** Deletes an item if it exists, and tells whether it did. */
  public Step<Boolean> deleteIfExists(K key, @Nullable Predicate condition) {
    return deletesAlone()
        ? new Deletion<>(context, type).deleteIfExists(key.attributes(), condition)
        : TransactionRun.of(context, List.of(intents().delete(key, condition)))
            .map(Writes::deleted);
  }

  private boolean deletesAlone() {
    return type.uniques().isEmpty() && !Owners.count(type) && !isExact();
  }

  /** Whether even a write of one item is a transaction, whose token tells its outcome. */
  private boolean isExact() {
    return context.options().exactOutcomes();
  }

  private static boolean deleted(Outcome outcome) {
    if (outcome.refused().stream().anyMatch(one -> one.reason() == Reason.NOT_FOUND)) {
      return false;
    }
    return succeeded(outcome);
  }

  /** One intent with what follows from it, as a transaction; true in the end. */
  private Step<Boolean> alone(Intent intent) {
    return TransactionRun.of(context, List.of(intent)).map(Writes::succeeded);
  }

  private static boolean succeeded(Outcome outcome) {
    if (!outcome.isDone()) {
      throw outcome.exception();
    }
    return true;
  }

  private Intents<E, K> intents() {
    return new Intents<>(context, type, context.options().clock().instant());
  }
}
