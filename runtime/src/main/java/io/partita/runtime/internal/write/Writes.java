package io.partita.runtime.internal.write;

import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.ReadBack;
import io.partita.runtime.internal.stored.Existence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

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

  public Writes(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  public Step<E> create(E record) {
    CreateIntent<E, K> intent = intents().create(record);
    return run(intent, ReturnValue.NONE).map(outcome -> done(outcome, intent));
  }

  private static <E> E done(Outcome outcome, CreateIntent<E, ?> intent) {
    outcome.orThrow();
    return intent.item().record();
  }

  /** Puts or replaces a record. */
  public Step<E> write(E record, boolean mustExist, @Nullable Predicate condition) {
    return runAndGet(intents().write(record, mustExist, condition), true)
        .map(item -> ReadBack.record(type, item));
  }

  /** Changes an item; the result is the item then, if it is asked for. */
  public Step<Map<String, AttributeValue>> update(
      K key, RequestedUpdate<E> update, boolean exactlyOnce, boolean returnsItem) {
    Intent intent = intents().update(key, update);
    return exactlyOnce ? transactionAndGet(intent, returnsItem) : runAndGet(intent, returnsItem);
  }

  /** Changes an item; the result is what was there before. */
  public Step<Optional<E>> getAndUpdate(K key, RequestedUpdate<E> update, boolean exactlyOnce) {
    return runAndGetOld(intents().update(key, update), exactlyOnce || isBlind())
        .map(outcome -> replaced(outcome.orThrow()));
  }

  /** Puts a record; the result is what was there before. */
  public Step<Optional<E>> getAndPut(E record) {
    return runAndGetOld(intents().write(record, false, null), isBlind())
        .map(outcome -> replaced(outcome.orThrow()));
  }

  /** Whether nobody would know that what a write found is its own result. */
  private boolean isBlind() {
    return !context.driver().seesAttempts();
  }

  /** What a write found may be what an unheard attempt of its own had left there. */
  private Optional<E> replaced(Outcome outcome) {
    if (outcome.isOpen()) {
      throw OutcomeUnknownException.oldUnknown(type.name());
    }
    return ReadBack.old(type, outcome.item());
  }

  /**
   * Deletes an item if it exists; the result is what was there. It was deleted by this call even if
   * an unheard attempt had deleted another one before.
   */
  public Step<Optional<E>> getAndDelete(K key) {
    return runAndGetOld(intents().delete(key, null), false)
        .map(
            outcome ->
                outcome.isRefusedFor(Reason.NOT_FOUND)
                    ? Optional.empty()
                    : ReadBack.old(type, outcome.orThrow().item()));
  }

  /** The item as it was, which only a single request tells; a transaction must have read it. */
  private Step<Outcome> runAndGetOld(Intent intent, boolean inTransaction) {
    if (isSingle(intent) && !inTransaction) {
      return WriteRun.single(context, intent, ReturnValue.ALL_OLD);
    }
    ReadBefore<E> before =
        new ReadBefore<>(type, intent.key(), Existence.of(context.options(), type));
    return WriteRun.transaction(context, List.of(intent, before))
        .map(outcome -> outcome.isDone() ? Outcome.done(before.item()) : outcome);
  }

  /** Deletes an item that must exist; true in the end. */
  public Step<Boolean> delete(K key, @Nullable Predicate condition) {
    return tryDelete(key, condition).map(outcome -> outcome.orThrow().isDone());
  }

  /** Deletes an item, and tells what became of that. */
  Step<Outcome> tryDelete(K key, @Nullable Predicate condition) {
    return run(intents().delete(key, condition), ReturnValue.NONE);
  }

  /** Deletes the very version of an item that the caller has; true in the end. */
  public Step<Boolean> delete(E record) {
    return run(intents().delete(record), ReturnValue.NONE)
        .map(outcome -> outcome.orThrow().isDone());
  }

  /**
   * Deletes an item if it exists, and tells whether it did. It is the condition that tells: without
   * one, a repeated request would say of what the first one deleted that it was absent.
   */
  public Step<Boolean> deleteIfExists(K key, @Nullable Predicate condition) {
    return tryDelete(key, condition)
        .map(outcome -> !outcome.isRefusedFor(Reason.NOT_FOUND) && outcome.orThrow().isDone());
  }

  /**
   * One request for the item alone, or a transaction where other items are touched or the outcome
   * must be known.
   */
  private Step<Outcome> run(Intent intent, ReturnValue returned) {
    return isSingle(intent)
        ? WriteRun.single(context, intent, returned)
        : WriteRun.transaction(context, List.of(intent));
  }

  private boolean isSingle(Intent intent) {
    return intent.isSingle() && !context.options().exactOutcomes();
  }

  /** The item as it is stored afterwards, if it is asked for. */
  private Step<Map<String, AttributeValue>> runAndGet(Intent intent, boolean returnsItem) {
    return isSingle(intent)
        ? WriteRun.single(context, intent, returnsItem ? ReturnValue.ALL_NEW : ReturnValue.NONE)
            .map(outcome -> outcome.orThrow().item())
        : transactionAndGet(intent, returnsItem);
  }

  /** A transaction returns no items, so that they are read after it. */
  private Step<Map<String, AttributeValue>> transactionAndGet(Intent intent, boolean returnsItem) {
    return WriteRun.transaction(context, List.of(intent))
        .map(Outcome::orThrow)
        .flatMap(
            done ->
                returnsItem
                    ? ReadBack.of(context, type.name(), intent.key().attributes())
                    : Step.done(Map.of()));
  }

  private Intents<E, K> intents() {
    return new Intents<>(context, type, context.options().clock().instant());
  }
}
