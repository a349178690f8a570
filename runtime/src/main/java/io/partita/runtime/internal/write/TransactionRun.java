package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Cancellations;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.FailedWrite;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Sends intents as one transaction: reads first what a plan needs, and plans again when a failure
 * teaches that a stored item is not what the plan assumed.
 */
public final class TransactionRun {

  private final TableContext context;
  private final List<? extends Intent> intents;
  private final @Nullable String idempotencyKey;
  private final Known known = new Known();
  private boolean tokenUsed;

  /**
   * @param idempotencyKey the token of the first request; null for one of its own
   */
  public TransactionRun(
      TableContext context, List<? extends Intent> intents, @Nullable String idempotencyKey) {
    this.context = context;
    this.intents = intents;
    this.idempotencyKey = idempotencyKey;
  }

  static Step<Outcome> of(TableContext context, List<? extends Intent> intents) {
    return new TransactionRun(context, intents, null).run();
  }

  /**
   * @throws IllegalArgumentException if the intents cannot be one transaction
   */
  public Step<Outcome> run() {
    requireOneWritePerItem();
    Set<KeyIdentity> needed = new LinkedHashSet<>();
    String reason = null;
    for (Intent intent : intents) {
      String own = intent.reasonToRead();
      if (own != null) {
        needed.add(intent.key());
        reason = reason == null ? own : reason;
      }
    }
    return reason == null ? send(1) : read(needed, reason, () -> send(1));
  }

  private void requireOneWritePerItem() {
    Map<KeyIdentity, Integer> writers = new HashMap<>();
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

  private Step<Outcome> read(Set<KeyIdentity> keys, String reason, Supplier<Step<Outcome>> next) {
    String note =
        "Read first because "
            + reason
            + ". Then TransactWriteItems, on condition that this has not changed.";
    return new ItemReads(context, intents.get(0).entity(), note)
        .read(keys)
        .flatMap(
            items -> {
              items.forEach(known::learn);
              return next.get();
            });
  }

  private Step<Outcome> send(int attempt) {
    Actions collected = new Actions(known);
    for (int i = 0; i < intents.size(); i++) {
      intents.get(i).addTo(collected, i);
    }
    if (!collected.refused().isEmpty()) {
      return Step.done(new Outcome(collected.refused(), null));
    }
    List<Action> actions = collected.finish();
    if (actions.isEmpty()) {
      return Step.done(Outcome.DONE);
    }
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .clientRequestToken(token())
            .transactItems(
                actions.stream().map(action -> action.request(context.tableName())).toList())
            .build();
    return Conflicts.write(
        context.options(),
        Call.transactWriteItems(request),
        response -> Step.done(Outcome.DONE),
        failed -> judge(actions, failed, attempt));
  }

  /** A token per payload: the same one sent again must not count, another one must. */
  private String token() {
    boolean isFirst = !tokenUsed;
    tokenUsed = true;
    return isFirst && idempotencyKey != null ? idempotencyKey : UUID.randomUUID().toString();
  }

  private Step<Outcome> judge(List<Action> actions, FailedWrite failed, int attempt) {
    SdkException failure = failed.exception();
    if (failure instanceof IdempotentParameterMismatchException && idempotencyKey != null) {
      String code = "IdempotentParameterMismatch";
      Refused refused = Refused.of(0, intents.get(0).entity(), Reason.IDEMPOTENCY_KEY_USED, code);
      return Step.done(new Outcome(List.of(refused), failure));
    }
    if (failed.isMisleading()) {
      throw ItemWrite.told(entities(), failed);
    }
    Judgement judgement = new Judgement(actions, Cancellations.reasons(failure, actions.size()));
    if (judgement.isRefusal()) {
      return Step.done(new Outcome(judgement.refused(), failure));
    }
    judgement.lessons().forEach(known::learn);
    Step<Outcome> next = again(judgement, failure, attempt);
    for (Judgement.Expired expired : judgement.expired()) {
      known.forget(expired.key());
      Step<Outcome> following = next;
      next =
          ExpiredItem.remove(
              context,
              expired.key(),
              expired.existence(),
              () -> following,
              // The transaction was cancelled: whatever happens here, it was not applied.
              removal -> removal);
    }
    return next;
  }

  private String entities() {
    return intents.stream().map(Intent::entity).distinct().collect(Collectors.joining(", "));
  }

  /**
   * Plans again: at once with what the failure told, and every second time after a pause with what
   * is stored then, because others are writing then.
   */
  private Step<Outcome> again(Judgement judgement, SdkException failure, int attempt) {
    int limit = context.options().writeAttempts();
    if (attempt >= limit) {
      return Step.done(new Outcome(judgement.keptChanging(limit), failure));
    }
    return attempt % 2 == 1
        ? Step.pause(Duration.ZERO, () -> send(attempt + 1))
        : Step.pause(
            delay(attempt / 2),
            () -> read(known.keys(), "others write it, too", () -> send(attempt + 1)));
  }

  private Duration delay(int pause) {
    return BackoffStrategy.exponentialDelay(
            context.options().backoffBase(), context.options().backoffMax())
        .computeDelay(pause);
  }
}
