package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;

/**
 * Removes expired items: they count as absent, but their attributes would still be in the way of a
 * new one's.
 */
final class ExpiredItem {

  private ExpiredItem() {}

  /**
   * Deletes an item if it has expired, and goes on.
   *
   * @param told what to throw if that fails
   */
  static <R> Step<R> remove(
      TableContext context,
      ItemKey key,
      Existence existence,
      Supplier<Step<R>> next,
      Function<SdkException, RuntimeException> told) {
    Expressions expressions = new Expressions();
    DeleteItemRequest request =
        DeleteItemRequest.builder()
            .tableName(context.tableName())
            .key(key.attributes())
            .conditionExpression(expressions.render(existence.expired().orElseThrow()))
            .expressionAttributeNames(expressions.namesOrNull())
            .expressionAttributeValues(expressions.valuesOrNull())
            .build();
    return Conflicts.send(
        context.options(),
        Call.deleteItem(request),
        response -> next.get(),
        failure -> {
          if (failure instanceof ConditionalCheckFailedException) {
            return next.get();
          }
          throw told.apply(failure);
        });
  }
}
