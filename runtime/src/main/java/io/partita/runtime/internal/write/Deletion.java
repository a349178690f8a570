package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Check;
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
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
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
    return send(
        key,
        condition(existence, version, condition),
        rejection -> {
          throw rejection.told(type, refusal(rejection.item(), version, existence));
        });
  }

  /** That the item exists, expired ones not counted, and what else is asked of it. */
  private Predicate condition(
      Existence existence, @Nullable Check version, @Nullable Predicate condition) {
    List<Predicate> parts = new ArrayList<>();
    existence.checks(true).forEach(check -> parts.add(check.predicate()));
    counts().forEach(check -> parts.add(check.predicate()));
    if (version != null) {
      parts.add(version.predicate());
    }
    if (condition != null) {
      parts.add(condition);
    }
    return Predicate.and(parts);
  }

  private PartitaException refusal(
      Map<String, AttributeValue> item, @Nullable Check version, Existence existence) {
    if (!existence.holds(item)) {
      return new ItemNotFoundException(type.name());
    }
    if (hasRelatedItems(item)) {
      return new HasRelatedItemsException(type.name());
    }
    return version != null && !version.holds(item)
        ? new VersionConflictException(type.name())
        : new ConditionFailedException(type.name());
  }

  /**
   * Deletes an item if it exists, and tells whether it did. It is the condition that tells: without
   * one, a repeated request would say of what the first one deleted that it was absent.
   */
  Step<Boolean> deleteIfExists(Map<String, AttributeValue> key, @Nullable Predicate condition) {
    Existence existence = existence();
    return send(
        key,
        condition(existence, null, condition),
        rejection -> judgeIfExists(rejection, existence));
  }

  private boolean judgeIfExists(Rejection rejection, Existence existence) {
    PartitaException refusal = refusal(rejection.item(), null, existence);
    if (rejection.unheard() || !(refusal instanceof ItemNotFoundException)) {
      throw rejection.told(type, refusal);
    }
    return false;
  }

  /** That the item counts nothing. */
  private List<Check> counts() {
    return type.counts().stream()
        .<Check>map(count -> new Check.Zero(Objects.requireNonNull(count.attribute())))
        .toList();
  }

  private boolean hasRelatedItems(Map<String, AttributeValue> item) {
    return !counts().stream().allMatch(check -> check.holds(item));
  }

  private Existence existence() {
    return Existence.of(context, type);
  }

  private Step<Boolean> send(
      Map<String, AttributeValue> key,
      Predicate condition,
      Function<Rejection, Boolean> onRejected) {
    Expressions expressions = new Expressions();
    DeleteItemRequest request =
        DeleteItemRequest.builder()
            .tableName(context.tableName())
            .key(key)
            .conditionExpression(expressions.render(condition))
            .expressionAttributeNames(expressions.namesOrNull())
            .expressionAttributeValues(expressions.valuesOrNull())
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build();
    return ItemWrite.send(
        context,
        type.name(),
        Call.deleteItem(request),
        answer -> Step.done(true),
        rejection -> Step.done(onRejected.apply(rejection)));
  }
}
