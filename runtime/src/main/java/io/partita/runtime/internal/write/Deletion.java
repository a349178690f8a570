package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Check;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * Deletes single items.
 *
 * @param <E> the entity's record
 */
final class Deletion<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;

  Deletion(TableContext context, EntityType<E, ?> type) {
    this.context = context;
    this.type = type;
  }

  /** Deletes an item that must exist; true in the end. */
  Step<Boolean> delete(Map<String, AttributeValue> key, @Nullable Predicate condition) {
    return delete(key, null, condition);
  }

  /** Deletes the very version of an item that the caller has. */
  Step<Boolean> delete(E record) {
    Optional<Check> version =
        type.version().map(component -> DeleteIntent.isStored(type, component, record));
    return delete(type.key(record).attributes(), version.orElse(null), null);
  }

  private Step<Boolean> delete(
      Map<String, AttributeValue> key, @Nullable Check version, @Nullable Predicate condition) {
    Existence existence = existence();
    List<Predicate> parts = new ArrayList<>();
    existence.checks(true).forEach(check -> parts.add(check.predicate()));
    counts().forEach(check -> parts.add(check.predicate()));
    if (version != null) {
      parts.add(version.predicate());
    }
    if (condition != null) {
      parts.add(condition);
    }
    return send(
        key,
        Predicate.and(parts),
        ReturnValue.NONE,
        old -> true,
        rejection -> judge(rejection, version, existence));
  }

  private boolean judge(Rejection rejection, @Nullable Check version, Existence existence) {
    if (rejection.afterRetry() && rejection.item().isEmpty()) {
      return true;
    }
    if (!existence.holds(rejection.item())) {
      throw new ItemNotFoundException(type.name());
    }
    requireNoRelatedItems(rejection.item());
    if (version != null && !version.holds(rejection.item())) {
      throw new VersionConflictException(type.name());
    }
    throw new ConditionFailedException(type.name());
  }

  /** Deletes an item if it exists, and tells whether it did. */
  Step<Boolean> deleteIfExists(Map<String, AttributeValue> key, @Nullable Predicate condition) {
    Existence existence = existence();
    List<Predicate> parts = new ArrayList<>();
    existence.guard(true).ifPresent(check -> parts.add(check.predicate()));
    existence.notMarked().ifPresent(check -> parts.add(check.predicate()));
    counts().forEach(check -> parts.add(check.predicate()));
    if (condition != null) {
      parts.add(condition);
    }
    return send(
        key,
        parts.isEmpty() ? null : Predicate.and(parts),
        ReturnValue.ALL_OLD,
        existence::holds,
        rejection -> judgeIfExists(rejection, existence));
  }

  private boolean judgeIfExists(Rejection rejection, Existence existence) {
    if (existence.holds(rejection.item())) {
      requireNoRelatedItems(rejection.item());
      throw new ConditionFailedException(type.name());
    }
    // An earlier attempt deleted it, or there was nothing to delete.
    return rejection.afterRetry() && rejection.item().isEmpty();
  }

  /** That the item counts nothing. */
  private List<Check> counts() {
    return type.counts().stream()
        .<Check>map(count -> new Check.Zero(Objects.requireNonNull(count.attribute())))
        .toList();
  }

  private void requireNoRelatedItems(Map<String, AttributeValue> item) {
    if (!counts().stream().allMatch(check -> check.holds(item))) {
      throw new HasRelatedItemsException(type.name());
    }
  }

  private Existence existence() {
    return Existence.of(context, type);
  }

  private Step<Boolean> send(
      Map<String, AttributeValue> key,
      @Nullable Predicate condition,
      ReturnValue returned,
      Function<Map<String, AttributeValue>, Boolean> onDeleted,
      Function<Rejection, Boolean> onRejected) {
    Expressions expressions = new Expressions();
    DeleteItemRequest request =
        DeleteItemRequest.builder()
            .tableName(context.tableName())
            .key(key)
            .conditionExpression(condition == null ? null : expressions.render(condition))
            .expressionAttributeNames(expressions.namesOrNull())
            .expressionAttributeValues(expressions.valuesOrNull())
            .returnValues(returned)
            .returnValuesOnConditionCheckFailure(
                condition == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build();
    return Conflicts.send(
        context.options(),
        Call.deleteItem(request),
        answer -> Step.done(onDeleted.apply(answer.item(DeleteItemResponse::attributes))),
        failure -> {
          if (failure instanceof ConditionalCheckFailedException rejected) {
            return Step.done(onRejected.apply(Rejection.of(rejected)));
          }
          throw failure;
        });
  }
}
