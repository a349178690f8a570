package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Sends a planned update of one item as UpdateItem. */
final class ItemSender {

  private final TableContext context;
  private final String entity;
  private final ReturnValue returned;

  ItemSender(TableContext context, String entity, boolean returnsItem) {
    this.context = context;
    this.entity = entity;
    this.returned = returnsItem ? ReturnValue.ALL_NEW : ReturnValue.NONE;
  }

  /**
   * Sends a plan.
   *
   * @param unheard whether an attempt of an earlier plan may have been applied
   * @param onStored is given the item as it is stored afterwards, or nothing if nobody asked for it
   * @param onRejected is told that the condition was not true
   */
  <R> Step<R> send(
      Map<String, AttributeValue> key,
      Plan plan,
      boolean unheard,
      Function<Map<String, AttributeValue>, Step<R>> onStored,
      Function<Rejection, Step<R>> onRejected) {
    return ItemWrite.send(
        context,
        entity,
        unheard,
        Call.updateItem(request(key, plan)),
        answer -> onStored.apply(answer.item(UpdateItemResponse::attributes)),
        onRejected);
  }

  private UpdateItemRequest request(Map<String, AttributeValue> key, Plan plan) {
    Expressions expressions = new Expressions();
    Predicate predicate = plan.predicate();
    return UpdateItemRequest.builder()
        .tableName(context.tableName())
        .key(key)
        .updateExpression(plan.expression().render(expressions))
        .conditionExpression(predicate == null ? null : expressions.render(predicate))
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValues(returned)
        .returnValuesOnConditionCheckFailure(
            predicate == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }
}
