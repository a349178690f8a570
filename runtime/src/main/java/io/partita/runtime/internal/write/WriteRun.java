package io.partita.runtime.internal.write;

import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.internal.operation.FailedWrite;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.ItemReads;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * Writes what a caller asks for: reads first what a plan needs, sends everything as one request,
 * and plans again when a failure teaches that a stored item is not what the plan assumed.
 */
public final class WriteRun {

  private final TableContext context;
  private final List<? extends Intent> intents;
  private final Dispatch dispatch;
  private final boolean readsAgain;
  private final KnownItems known = new KnownItems();

  private WriteRun(
      TableContext context, List<? extends Intent> intents, Dispatch dispatch, boolean readsAgain) {
    this.context = context;
    this.intents = intents;
    this.dispatch = dispatch;
    this.readsAgain = readsAgain;
  }

  /**
   * One intent that touches no other item, as a request without a token.
   *
   * @param returned what is wanted of the item
   */
  static Step<Outcome> single(TableContext context, Intent intent, ReturnValue returned) {
    Dispatch dispatch = new SingleDispatch(context, returned);
    return new WriteRun(context, List.of(intent), dispatch, true).begin(1);
  }

  /** Intents with all that follows from them, as one transaction. */
  static Step<Outcome> transaction(TableContext context, List<? extends Intent> intents) {
    return transaction(context, intents, null);
  }

  /**
   * The same with a token of the caller's.
   *
   * @param idempotencyKey the token of the first request; null for one of its own
   * @throws IllegalArgumentException if the intents cannot be one transaction
   */
  public static Step<Outcome> transaction(
      TableContext context, List<? extends Intent> intents, @Nullable String idempotencyKey) {
    List<String> entities =
        intents.size() == 1
            ? List.of(intents.get(0).entity())
            : intents.stream().map(Intent::entity).distinct().toList();
    Dispatch dispatch = new TransactionDispatch(context, entities, idempotencyKey);
    WriteRun run = new WriteRun(context, intents, dispatch, true);
    run.requireOneWritePerItem();
    return run.begin(1);
  }

  /**
   * One intent on an item that was read before. If it has changed meanwhile, what the failure tells
   * is enough, and it is not read again.
   */
  static Step<Outcome> ofRead(
      TableContext context, Intent intent, Map<String, AttributeValue> item) {
    Dispatch dispatch = new SingleDispatch(context, ReturnValue.NONE);
    WriteRun run = new WriteRun(context, List.of(intent), dispatch, false);
    run.known.learn(intent.key(), item);
    return run.begin(1);
  }

  /** Reads what plans need and nobody has read yet, then sends. */
  private Step<Outcome> begin(int attempt) {
    Set<ItemKey> needed = Set.of();
    String reason = null;
    for (Intent intent : intents) {
      String own = known.contains(intent.key()) ? null : intent.reasonToRead();
      if (own != null) {
        needed = needed.isEmpty() ? new LinkedHashSet<>() : needed;
        needed.add(intent.key());
        reason = reason == null ? own : reason;
      }
    }
    return reason == null ? send(attempt) : read(needed, reason, () -> send(attempt));
  }

  private void requireOneWritePerItem() {
    if (intents.size() == 1) {
      return;
    }
    Map<ItemKey, Integer> writers = new HashMap<>();
    for (int i = 0; i < intents.size(); i++) {
      Intent intent = intents.get(i);
      Integer other = intent.writes() ? writers.put(intent.key(), i) : null;
      if (other != null) {
        throw new IllegalArgumentException(
            "Actions "
                + other
                + " and "
                + i
                + " of this transaction, counted from 0, write the same "
                + intent.entity()
                + ". Write it once.");
      }
    }
  }

  private Step<Outcome> read(Set<ItemKey> keys, String reason, Supplier<Step<Outcome>> next) {
    return new ItemReads(context, entity(), note(reason), this::told)
        .read(keys)
        .flatMap(
            items -> {
              items.forEach(known::learn);
              return next.get();
            });
  }

  private Supplier<String> note(String reason) {
    return () ->
        "Read first because "
            + reason
            + ". Then "
            + dispatch.request()
            + ", on condition that this has not changed.";
  }

  private String entity() {
    return intents.get(0).entity();
  }

  private Step<Outcome> send(int attempt) {
    Actions collected = new Actions(known, dispatch.isSingle());
    try {
      for (int i = 0; i < intents.size(); i++) {
        intents.get(i).addTo(collected, i);
      }
    } catch (PartitaException refusal) {
      throw dispatch.isOpen()
          ? OutcomeUnknownException.refused(entity(), Optional::empty, refusal)
          : refusal;
    }
    if (!collected.refused().isEmpty()) {
      return Step.done(outcome(collected.refused(), null));
    }
    List<Action> actions = collected.finish();
    return actions.isEmpty()
        ? Step.done(Outcome.UNNEEDED)
        : dispatch.send(actions, failed -> judge(actions, failed, attempt));
  }

  private Step<Outcome> judge(List<Action> actions, FailedActions failed, int attempt) {
    Judgement judgement = new Judgement(actions, failed.reasons());
    if (judgement.isRefusal()) {
      return Step.done(outcome(judgement.refused(), failed.cause()));
    }
    judgement.lessons().forEach(known::learn);
    boolean isLast = attempt >= context.options().writeAttempts();
    if (isLast || dispatch.isOpen() && !intents.stream().allMatch(Intent::isRepeatable)) {
      // What may have been done already is not done again unless that makes no difference.
      return Step.done(outcome(judgement.keptChanging(attempt), failed.cause()));
    }
    Step<Outcome> next = again(attempt);
    for (Judgement.Expired expired : judgement.expired()) {
      known.forget(expired.key());
      Step<Outcome> following = next;
      next =
          ExpiredItem.remove(
              context, expired.key(), expired.existence(), () -> following, this::told);
    }
    return next;
  }

  /**
   * Plans again: at once with what the failure told, and every second time after a pause with what
   * is stored then, because others are writing then.
   */
  private Step<Outcome> again(int attempt) {
    return attempt % 2 == 1 || !readsAgain
        ? Step.pause(Duration.ZERO, () -> begin(attempt + 1))
        : Step.pause(
            delay(attempt / 2),
            () -> read(known.keys(), "others write it, too", () -> begin(attempt + 1)));
  }

  private Duration delay(int pause) {
    return BackoffStrategy.exponentialDelay(
            context.options().backoffBase(), context.options().backoffMax())
        .computeDelay(pause);
  }

  private Outcome outcome(List<Refused> refused, @Nullable SdkException cause) {
    return Outcome.refused(refused, cause, dispatch.isOpen());
  }

  /** What the caller is told of a failure on the way to the next plan. */
  private RuntimeException told(SdkException failure) {
    return new FailedWrite(failure, dispatch.isOpen()).told(entity());
  }
}
