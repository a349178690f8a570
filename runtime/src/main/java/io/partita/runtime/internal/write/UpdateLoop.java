package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
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
  private final UpdateSender sender;
  private final Existence existence;

  UpdateLoop(
      TableContext context,
      Existence existence,
      EntityType<E, ?> type,
      Map<String, AttributeValue> key,
      Planner<E> planner,
      UpdateSender sender) {
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
        answer -> sendAfter(answer.item(GetItemResponse::item), attempt));
  }

  private Step<Map<String, AttributeValue>> sendAfter(
      Map<String, AttributeValue> item, int attempt) {
    boolean exists = existence.holds(item);
    if (!exists && planner.mustExist()) {
      throw new ItemNotFoundException(type.name());
    }
    if (existence.isMarked(item)) {
      throw new ItemBeingDeletedException(type.name());
    }
    if (!exists && !item.isEmpty() && !existence.isExpired(item)) {
      throw ConditionFailedException.otherType(type.name());
    }
    return send(Snapshot.of(type, exists ? item : Map.of()), attempt);
  }

  private Step<Map<String, AttributeValue>> send(Snapshot<E> snapshot, int attempt) {
    Plan plan = planner.plan(snapshot);
    return sender.send(key, plan, Step::done, rejection -> judge(plan, rejection, attempt));
  }

  private Step<Map<String, AttributeValue>> judge(Plan plan, Rejection rejection, int attempt) {
    Map<String, AttributeValue> item = rejection.item();
    if (rejection.afterRetry() && plan.expression().isHeldBy(item)) {
      return Step.done(item);
    }
    if (planner.mustExist() && !existence.holds(item)) {
      throw new ItemNotFoundException(type.name());
    }
    if (existence.isForeign(item)) {
      throw ConditionFailedException.otherType(type.name());
    }
    if (existence.isMarked(item)) {
      throw new ItemBeingDeletedException(type.name());
    }
    if (existence.isExpired(item)) {
      return ExpiredItem.remove(
          context,
          KeyIdentity.of(type.primaryKey(), key),
          existence,
          () -> again(attempt, () -> begin(attempt + 1)));
    }
    if (!plan.isVersionOf(item)) {
      throw new VersionConflictException(type.name());
    }
    Bound exceeded = plan.exceeded(item).orElse(null);
    if (exceeded != null) {
      throw exceeded.exception();
    }
    if (!plan.isMadeFor(item)) {
      return again(attempt, () -> sendAfter(item, attempt + 1));
    }
    throw new ConditionFailedException(type.name());
  }

  /**
   * Tries again: at once with what the rejection told, and every second time after a pause with
   * what is stored then, for then others are writing, too.
   */
  private Step<Map<String, AttributeValue>> again(
      int attempt, Supplier<Step<Map<String, AttributeValue>>> next) {
    int limit = context.options().writeAttempts();
    if (attempt >= limit) {
      throw ConditionFailedException.keptChanging(type.name(), limit);
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
