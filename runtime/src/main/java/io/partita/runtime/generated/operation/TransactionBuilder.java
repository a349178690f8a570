package io.partita.runtime.generated.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.StatedPredicate;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.Intent;
import io.partita.runtime.internal.write.Intents;
import io.partita.runtime.internal.write.Outcome;
import io.partita.runtime.internal.write.WriteRun;
import io.partita.runtime.write.Transaction;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated transactions: collects writes that are done all or none. Not for use by
 * several threads at once.
 *
 * @param <T> the generated transaction
 */
public abstract class TransactionBuilder<T extends TransactionBuilder<T>> implements Transaction {

  private static final OperationName NAME = OperationName.of("*", "transact");
  private static final int LONGEST_KEY = 36;

  private final TableContext context;
  private final List<Function<Instant, Intent>> actions = new ArrayList<>();
  private @Nullable String idempotencyKey;
  private boolean executed;

  protected TransactionBuilder(PhysicalTable table) {
    this.context = table.context();
  }

  /** This transaction, as generated. */
  @SuppressWarnings("unchecked") // generated classes name themselves as the type argument
  private T self() {
    return (T) this;
  }

  /** Stores a record that must not exist yet; its id is chosen now if it is to be filled in. */
  protected final <E, K extends GeneratedKey<E>> T addCreate(EntityType<E, K> type, E record) {
    E identified = type.requireNew(record, context.options());
    return add(now -> intents(type, now).create(identified));
  }

  /** Stores a record whether it exists or not. */
  protected final <E, K extends GeneratedKey<E>> T addPut(
      EntityType<E, K> type, E record, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).write(record, false, predicate(condition)));
  }

  /** Stores a record in place of one that must exist. */
  protected final <E, K extends GeneratedKey<E>> T addReplace(
      EntityType<E, K> type, E record, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).write(record, true, predicate(condition)));
  }

  /** Changes an item. */
  protected final <E, K extends GeneratedKey<E>> T addUpdate(UpdateBuilder<E, K, ?> update) {
    return add(now -> update.intent(context, now));
  }

  /** Deletes an item that must exist. */
  protected final <E, K extends GeneratedKey<E>> T addDelete(
      EntityType<E, K> type, K key, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).delete(key, predicate(condition)));
  }

  /** Deletes an item that must exist in the record's version. */
  protected final <E, K extends GeneratedKey<E>> T addDeleteRecord(
      EntityType<E, K> type, E record) {
    return add(now -> intents(type, now).delete(record));
  }

  /** Requires an item to exist. */
  protected final <E, K extends GeneratedKey<E>> T addCheck(
      EntityType<E, K> type, K key, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).check(key, predicate(condition)));
  }

  private T add(Function<Instant, Intent> action) {
    actions.add(action);
    return self();
  }

  private <E, K extends GeneratedKey<E>> Intents<E, K> intents(EntityType<E, K> type, Instant now) {
    return new Intents<>(context, type, now);
  }

  private static @Nullable Predicate predicate(@Nullable Condition<?> condition) {
    return condition == null ? null : StatedPredicate.of(condition);
  }

  @Override
  public final T idempotencyKey(String key) {
    if (key.isEmpty() || key.length() > LONGEST_KEY) {
      throw new IllegalArgumentException(
          "An idempotency key has 1 to " + LONGEST_KEY + " characters, not " + key.length() + ".");
    }
    idempotencyKey = key;
    return self();
  }

  @Override
  public final void execute() {
    if (executed) {
      throw new IllegalStateException(
          "This transaction was executed already. Begin another one with transact().");
    }
    executed = true;
    context.driver().observe(NAME, Integer::longValue, driver -> run(context, driver));
  }

  private int run(TableContext table, Driver driver) {
    Instant now = table.options().clock().instant();
    List<Intent> intents = actions.stream().map(action -> action.apply(now)).toList();
    Outcome outcome = driver.run(WriteRun.transaction(table, intents, idempotencyKey));
    if (!outcome.isDone()) {
      throw outcome.failure();
    }
    return intents.size();
  }

  @Override
  public final Explanation explain() {
    return ExplainDriver.explain(context, explained -> run(explained, explained.driver()));
  }
}
