package io.partita.runtime.generated.operation;

import io.partita.runtime.EntityKey;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.StatedPredicate;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.Intent;
import io.partita.runtime.internal.write.Intents;
import io.partita.runtime.internal.write.ItemsRead;
import io.partita.runtime.internal.write.Outcome;
import io.partita.runtime.internal.write.WriteRun;
import io.partita.runtime.write.Transaction;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
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
  private final EntityTypes types;
  private final List<Function<Instant, Intent>> actions = new ArrayList<>();
  private @Nullable ItemsRead read;
  private @Nullable String idempotencyKey;
  private State state = State.OPEN;

  protected TransactionBuilder(PhysicalTable table) {
    this.context = table.context();
    this.types = table.types();
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
    if (state == State.RETURNED) {
      throw returned();
    }
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
  public final <E> Optional<E> find(EntityKey<E> key) {
    return read("find", key, found -> found.isPresent() ? 1 : 0, found -> found);
  }

  @Override
  public final <E> E get(EntityKey<E> key) {
    String entity = types.of(key).name();
    return read(
        "get",
        key,
        found -> 1,
        found -> found.orElseThrow(() -> new ItemNotFoundException(entity)));
  }

  private <E, R> R read(
      String method, EntityKey<E> key, ToLongFunction<R> items, Function<Optional<E>, R> result) {
    EntityType<E, ?> type = types.of(key);
    if (state == State.RETURNED) {
      throw returned();
    } else if (state == State.EXECUTED) {
      throw executed();
    }
    if (read == null) {
      read = new ItemsRead(context, context.options().clock().instant());
    }
    ItemsRead all = read;
    return context
        .driver()
        .observe(
            OperationName.of(type.name(), method),
            items,
            driver -> driver.run(all.find(type, (GeneratedKey<E>) key).map(result)));
  }

  @Override
  public final T idempotencyKey(String key) {
    requireOwn("An idempotency key names one transaction with one content");
    if (key.isEmpty() || key.length() > LONGEST_KEY) {
      throw new IllegalArgumentException(
          "An idempotency key has 1 to " + LONGEST_KEY + " characters, not " + key.length() + ".");
    }
    idempotencyKey = key;
    return self();
  }

  @Override
  public final void execute() {
    requireOwn("It is executed when the function has returned");
    if (state == State.EXECUTED) {
      throw executed();
    }
    state = State.EXECUTED;
    context.driver().observe(NAME, Integer::longValue, driver -> run(context, driver));
  }

  private static IllegalStateException executed() {
    return new IllegalStateException(
        "This transaction was executed already. Begin another one with transact().");
  }

  private static IllegalStateException returned() {
    return new IllegalStateException(
        "This transaction ended when the function that it was given to returned. Read and write in"
            + " the function, or begin another one with transact().");
  }

  private void requireOwn(String reason) {
    if (state == State.LENT) {
      throw new IllegalStateException(
          reason + ": do not call this in transact(...), but on a transaction of transact().");
    } else if (state == State.RETURNED) {
      throw returned();
    }
  }

  private int run(TableContext table, Driver driver) {
    Outcome outcome = driver.run(steps(table));
    if (!outcome.isDone()) {
      throw outcome.failure();
    }
    return actions.size();
  }

  /** Sends what is planned; one item that was read alone cannot contradict anything. */
  private Step<Outcome> steps(TableContext table) {
    ItemsRead all = read == null ? new ItemsRead(table, table.options().clock().instant()) : read;
    List<Intent> intents = actions.stream().map(action -> action.apply(all.now())).toList();
    return intents.isEmpty() && all.size() < 2
        ? Step.done(Outcome.DONE)
        : WriteRun.transaction(table, intents, idempotencyKey, all);
  }

  /** Lends this transaction to a function of the caller, which reads and plans. */
  final <R> R lendTo(Function<? super T, R> work) {
    state = State.LENT;
    try {
      return work.apply(self());
    } finally {
      state = State.RETURNED;
    }
  }

  /** Sends what a function has planned. */
  final Step<Outcome> stepsOfLent() {
    return steps(context);
  }

  /** How many actions the caller has planned. */
  final int size() {
    return actions.size();
  }

  @Override
  public final Explanation explain() {
    requireOwn("Explain the whole function instead, with explain(...) of the table");
    return ExplainDriver.explain(context, explained -> run(explained, explained.driver()));
  }

  /** What becomes of a transaction. */
  private enum State {
    OPEN,
    EXECUTED,
    /** A function reads and plans with it, and somebody else executes it. */
    LENT,
    /** That function has returned. */
    RETURNED
  }
}
