package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.FailedWrite;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Updates one item: reads it first where the plan needs it, sends the plan, and makes another one
 * from the returned item when the stored item is not what the plan assumed.
 *
 * @param <E> the entity's record
 */
final class UpdateLoop<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;
  private final Map<String, AttributeValue> key;
  private final Planner<E> planner;
  private final ItemSender sender;
  private final Existence existence;

  /** Whether a request for an earlier plan may have been applied, although it was rejected. */
  private boolean unheard;

  UpdateLoop(
      TableContext context,
      Existence existence,
      EntityType<E, ?> type,
      Map<String, AttributeValue> key,
      Planner<E> planner,
      ItemSender sender) {
    this.context = context;
    this.existence = existence;
    this.type = type;
    this.key = key;
    this.planner = planner;
    this.sender = sender;
  }

  /** The update; its result is what the sender returns of the item. */
  Step<Map<String, AttributeValue>> run() {
    return begin(1);
  }

  private Step<Map<String, AttributeValue>> begin(int attempt) {
    String reason = planner.reasonToRead();
    return reason == null ? send(Snapshot.unread(type), attempt) : read(reason, attempt);
  }

  private Step<Map<String, AttributeValue>> read(String reason, int attempt) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key)
            .consistentRead(true)
            .build();
    return Step.send(
        Call.getItem(request)
            .note(
                "Read first because "
                    + reason
                    + ". Then UpdateItem, on condition that this has not changed."),
        answer -> sendAfter(answer.item(GetItemResponse::item), attempt),
        failure -> {
          throw told(failure);
        });
  }

  private Step<Map<String, AttributeValue>> sendAfter(
      Map<String, AttributeValue> item, int attempt) {
    boolean exists = existence.holds(item);
    if (!exists && planner.mustExist()) {
      throw told(item, new ItemNotFoundException(type.name()));
    }
    if (existence.isMarked(item)) {
      throw told(item, new ItemBeingDeletedException(type.name()));
    }
    if (!exists && !item.isEmpty() && !existence.isExpired(item)) {
      throw told(item, ConditionFailedException.otherType(type.name()));
    }
    return send(Snapshot.of(type, exists ? item : Map.of()), attempt);
  }

  private Step<Map<String, AttributeValue>> send(Snapshot<E> snapshot, int attempt) {
    Plan plan;
    try {
      plan = planner.plan(snapshot);
    } catch (PartitaException refusal) {
      throw told(snapshot.item(), refusal);
    }
    if (plan.exceeded() != null) {
      throw told(snapshot.item(), plan.exceeded().exception());
    }
    return sender.send(
        key, plan, unheard, Step::done, rejection -> judge(plan, rejection, attempt));
  }

  private Step<Map<String, AttributeValue>> judge(Plan plan, Rejection rejection, int attempt) {
    unheard = rejection.unheard();
    Map<String, AttributeValue> item = rejection.item();
    if (planner.mustExist() && !existence.holds(item)) {
      throw told(item, new ItemNotFoundException(type.name()));
    }
    if (existence.isForeign(item)) {
      throw told(item, ConditionFailedException.otherType(type.name()));
    }
    if (existence.isMarked(item)) {
      throw told(item, new ItemBeingDeletedException(type.name()));
    }
    if (existence.isExpired(item)) {
      requireRepeatable(item, attempt);
      return ExpiredItem.remove(
          context,
          KeyIdentity.of(type.primaryKey(), key),
          existence,
          () -> again(item, attempt, () -> begin(attempt + 1)),
          this::told);
    }
    if (!plan.isVersionOf(item)) {
      throw told(item, new VersionConflictException(type.name()));
    }
    Bound exceeded = plan.exceededBy(item).orElse(null);
    if (exceeded != null) {
      throw told(item, exceeded.exception());
    }
    if (!plan.isMadeFor(item)) {
      requireRepeatable(item, attempt);
      return again(item, attempt, () -> sendAfter(item, attempt + 1));
    }
    throw told(item, new ConditionFailedException(type.name()));
  }

  /** What may have been done already is not done again unless that makes no difference. */
  private void requireRepeatable(Map<String, AttributeValue> item, int attempt) {
    if (unheard && !planner.isRepeatable()) {
      throw told(item, ConditionFailedException.keptChanging(type.name(), attempt));
    }
  }

  private PartitaException told(Map<String, AttributeValue> item, PartitaException refusal) {
    return new Rejection(item, unheard).told(type, refusal);
  }

  /** What the caller is told of a failure on the way to the next plan. */
  private RuntimeException told(SdkException failure) {
    return ItemWrite.told(type.name(), new FailedWrite(failure, unheard));
  }

  /**
   * Tries again: at once with what the rejection told, and every second time after a pause with
   * what is stored then, because others are writing then.
   */
  private Step<Map<String, AttributeValue>> again(
      Map<String, AttributeValue> item,
      int attempt,
      Supplier<Step<Map<String, AttributeValue>>> next) {
    int limit = context.options().writeAttempts();
    if (attempt >= limit) {
      throw told(item, ConditionFailedException.keptChanging(type.name(), limit));
    }
    return attempt % 2 == 1
        ? Step.pause(Duration.ZERO, next)
        : Step.pause(delay(attempt / 2), () -> read("others write it, too", attempt + 1));
  }

  private Duration delay(int pause) {
    return BackoffStrategy.exponentialDelay(
            context.options().backoffBase(), context.options().backoffMax())
        .computeDelay(pause);
  }
}
