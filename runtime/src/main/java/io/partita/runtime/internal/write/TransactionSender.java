package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Cancellations;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;

/**
 * Sends an update as a transaction of one action, whose token keeps a lost response from making it
 * happen twice.
 */
final class TransactionSender implements UpdateSender {

  private final TableContext context;
  private final String entity;
  private final boolean returnsItem;

  TransactionSender(TableContext context, String entity, boolean returnsItem) {
    this.context = context;
    this.entity = entity;
    this.returnsItem = returnsItem;
  }

  @Override
  public <R> Step<R> send(
      Map<String, AttributeValue> key,
      Plan plan,
      Function<Map<String, AttributeValue>, Step<R>> onStored,
      Function<Rejection, Step<R>> onRejected) {
    if (plan.expression().isEmpty()) {
      // A transaction takes no update without changes, and making none twice does no harm.
      return new ItemSender(context, returnsItem).send(key, plan, onStored, onRejected);
    }
    return Conflicts.send(
        context.options(),
        Call.transactWriteItems(request(key, plan)),
        response -> returnsItem ? read(key, onStored) : onStored.apply(Map.of()),
        failure -> onRejected.apply(rejection(failure)));
  }

  private TransactWriteItemsRequest request(Map<String, AttributeValue> key, Plan plan) {
    // A token per payload: the same plan sent again must not count, another plan must.
    return TransactWriteItemsRequest.builder()
        .clientRequestToken(UUID.randomUUID().toString())
        .transactItems(TransactWriteItem.builder().update(action(key, plan)).build())
        .build();
  }

  private Update action(Map<String, AttributeValue> key, Plan plan) {
    Expressions expressions = new Expressions();
    Predicate predicate = plan.predicate();
    return Update.builder()
        .tableName(context.tableName())
        .key(key)
        .updateExpression(plan.expression().render(expressions))
        .conditionExpression(predicate == null ? null : expressions.render(predicate))
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  /** A transaction returns no item, so it is read. */
  private <R> Step<R> read(
      Map<String, AttributeValue> key, Function<Map<String, AttributeValue>, Step<R>> onStored) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key)
            .consistentRead(true)
            .build();
    return Step.send(
        Call.getItem(request), answer -> onStored.apply(answer.item(GetItemResponse::item)));
  }

  private Rejection rejection(SdkException failure) {
    CancellationReason reason = Cancellations.reasons(failure).get(0);
    if (Cancellations.isConditionFailed(reason)) {
      return Rejection.of(reason);
    }
    throw new Outcome(List.of(Refused.of(0, entity, reason.code())), failure).failure();
  }
}
