package io.partita.runtime.internal.write;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
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
public abstract class TransactionBuilder<T extends TransactionBuilder<T>> {

  private static final OperationName NAME = OperationName.of("*", "transact");
  private static final int LONGEST_KEY = 36;

  private final TableContext context;
  private final List<Function<Instant, Intent>> actions = new ArrayList<>();
  private @Nullable String idempotencyKey;
  private boolean executed;

  protected TransactionBuilder(TableContext context) {
    this.context = context;
  }

  /** This transaction, as generated. */
  protected abstract T self();

  /** Stores a record that must not exist yet. */
  protected final <E, K extends EntityKey<E>> T addCreate(EntityType<E, K> type, E record) {
    return add(now -> intents(type, now).create(record));
  }

  /** Stores a record whether it exists or not. */
  protected final <E, K extends EntityKey<E>> T addPut(
      EntityType<E, K> type, E record, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).write(record, false, predicate(condition)));
  }

  /** Stores a record in place of one that must exist. */
  protected final <E, K extends EntityKey<E>> T addReplace(
      EntityType<E, K> type, E record, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).write(record, true, predicate(condition)));
  }

  /** Changes an item. */
  protected final <E, K extends EntityKey<E>> T addUpdate(UpdateBuilder<E, K, ?> update) {
    return add(now -> update.intent(context, now));
  }

  /** Deletes an item that must exist. */
  protected final <E, K extends EntityKey<E>> T addDelete(
      EntityType<E, K> type, K key, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).delete(key, predicate(condition)));
  }

  /** Deletes an item that must exist in the record's version. */
  protected final <E, K extends EntityKey<E>> T addDeleteRecord(EntityType<E, K> type, E record) {
    return add(now -> intents(type, now).delete(record));
  }

  /** Requires an item to exist. */
  protected final <E, K extends EntityKey<E>> T addCheck(
      EntityType<E, K> type, K key, @Nullable Condition<E> condition) {
    return add(now -> intents(type, now).check(key, predicate(condition)));
  }

  private T add(Function<Instant, Intent> action) {
    actions.add(action);
    return self();
  }

  private <E, K extends EntityKey<E>> Intents<E, K> intents(EntityType<E, K> type, Instant now) {
    return new Intents<>(context, type, now);
  }

  private static @Nullable Predicate predicate(@Nullable Condition<?> condition) {
    return condition == null ? null : condition.predicate();
  }

  /**
   * Names this transaction, so that a caller who does not know whether it was done can send the
   * same one again: for ten minutes DynamoDB takes another one with the same key and content as
   * done.
   *
   * <p>The content must then be the same to the last value. Timestamps that Partita fills in come
   * from {@link Options#clock()}, so such transactions differ unless the clock stands still; and
   * what is read first, for unique values or index keys, may have changed. A transaction that is
   * planned again because a stored item changed goes on with keys of its own.
   *
   * @param key 1 to 36 characters
   */
  public final T idempotencyKey(String key) {
    if (key.isEmpty() || key.length() > LONGEST_KEY) {
      throw new IllegalArgumentException(
          "An idempotency key has 1 to " + LONGEST_KEY + " characters, not " + key.length() + ".");
    }
    idempotencyKey = key;
    return self();
  }

  /**
   * Does everything that was asked for, or nothing. Conflicts with other writes and throttling are
   * tried again, with the same token, as {@link Options} say. Can be called once.
   *
   * @throws TransactionFailedException if nothing was written; it says which actions failed and why
   * @throws OutcomeUnknownException if an attempt got no answer and those after it failed for
   *     another reason than those of an action, such as throttling, so that everything may have
   *     been done, or nothing
   * @throws IllegalArgumentException if the actions cannot be one transaction, for instance because
   *     two of them write the same item; nothing was sent then
   * @throws InvalidKeyException if a record cannot have a key; nothing was sent then
   * @throws MappingException if a record cannot be stored; nothing was sent then
   * @throws ItemTooLargeException if a record is larger than an item can be; nothing was sent then
   * @throws IncompleteBatchException if items that must be read first could not be read
   * @throws IllegalStateException if it was executed before
   */
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
    Outcome outcome = driver.run(new Transaction(table, intents, idempotencyKey).run());
    if (!outcome.isDone()) {
      throw outcome.failure();
    }
    return intents.size();
  }

  /** The requests that {@link #execute()} would send, as far as they are known beforehand. */
  public final Explanation explain() {
    return ExplainDriver.explain(context, explained -> run(explained, explained.driver()));
  }
}
