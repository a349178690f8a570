package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.wire.RequestJson;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** An action with its expressions as text: what requests are made of. */
final class RenderedAction {

  /** About what an action takes that changes an item. */
  private static final int TYPICAL_BYTES = 512;

  /** About what another takes beside its item. */
  private static final int TYPICAL_CONDITION = 256;

  /** How many different conditions there are in most transactions. */
  private static final int KINDS = 4;

  private final Action action;
  private final String table;
  private final Expressions expressions;
  private final @Nullable String update;
  private final @Nullable String condition;

  RenderedAction(Action action, String table) {
    this.action = action;
    this.table = table;
    this.expressions = new Expressions();
    this.update =
        action.writing() instanceof Writing.Change change
            ? change.expression().render(expressions)
            : null;
    this.condition = action.condition(expressions);
  }

  /** An action with the conditions of another, which are rendered. */
  private RenderedAction(Action action, RenderedAction other) {
    this.action = action;
    this.table = other.table;
    this.expressions = other.expressions;
    this.update = null;
    this.condition = other.condition;
  }

  /** The actions of a transaction, in which many have the same conditions. */
  static List<RenderedAction> all(List<Action> actions, String table) {
    Map<List<Predicate>, RenderedAction> known = new IdentityHashMap<>(KINDS);
    List<RenderedAction> rendered = new ArrayList<>(actions.size());
    for (Action action : actions) {
      List<Predicate> conditions = action.onlyConditions();
      RenderedAction same = conditions == null ? null : known.get(conditions);
      RenderedAction one =
          same == null ? new RenderedAction(action, table) : new RenderedAction(action, same);
      if (conditions != null) {
        known.put(conditions, one);
      }
      rendered.add(one);
    }
    return rendered;
  }

  /** About how many bytes it takes in a request. */
  int bytes() {
    if (action.writing() instanceof Writing.Put put && put.written() != null) {
      return TYPICAL_CONDITION + put.written().json().length;
    }
    return TYPICAL_BYTES;
  }

  /** Writes the action as an element of a transaction. */
  void writeTo(RequestJson transaction) {
    Writing writing = action.writing();
    String name =
        writing instanceof Writing.Put
            ? "Put"
            : writing instanceof Writing.Change
                ? "Update"
                : writing instanceof Writing.Delete ? "Delete" : "ConditionCheck";
    writeMembersTo(transaction.beginElement().begin(name).text("TableName", table))
        .text("ReturnValuesOnConditionCheckFailure", "ALL_OLD")
        .end()
        .end();
  }

  /** Writes what is said of the item, the item or its key first. */
  RequestJson writeMembersTo(RequestJson request) {
    if (!(action.writing() instanceof Writing.Put put)) {
      request.attributes("Key", key());
    } else if (put.written() != null) {
      request.item("Item", put.written());
    } else {
      request.attributes("Item", put.item());
    }
    return request
        .text("UpdateExpression", update)
        .text("ConditionExpression", condition)
        .texts("ExpressionAttributeNames", expressions.names())
        .attributes("ExpressionAttributeValues", expressions.values());
  }

  private Map<String, AttributeValue> key() {
    return action.key().attributes();
  }

  /** A failed condition tells the stored item, which costs nothing. */
  private @Nullable ReturnValuesOnConditionCheckFailure onFailure() {
    return condition == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
  }

  /** A request without what {@link #writeMembersTo} writes, which DynamoDB refuses. */
  PutItemRequest emptyPutItem(ReturnValue returned) {
    return PutItemRequest.builder()
        .tableName(table)
        .item(Map.of())
        .returnValues(orNull(returned))
        .returnValuesOnConditionCheckFailure(onFailure())
        .build();
  }

  /** The same with all of it. */
  PutItemRequest whole(PutItemRequest empty) {
    return empty.toBuilder()
        .item(((Writing.Put) action.writing()).item())
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  /** A request without what {@link #writeMembersTo} writes, which DynamoDB refuses. */
  UpdateItemRequest emptyUpdateItem(ReturnValue returned) {
    return UpdateItemRequest.builder()
        .tableName(table)
        .key(Map.of())
        .returnValues(returned)
        .returnValuesOnConditionCheckFailure(onFailure())
        .build();
  }

  /** The same with all of it. */
  UpdateItemRequest whole(UpdateItemRequest empty) {
    return empty.toBuilder()
        .key(key())
        .updateExpression(update)
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  /** A request without what {@link #writeMembersTo} writes, which DynamoDB refuses. */
  DeleteItemRequest emptyDeleteItem(ReturnValue returned) {
    return DeleteItemRequest.builder()
        .tableName(table)
        .key(Map.of())
        .returnValues(orNull(returned))
        .returnValuesOnConditionCheckFailure(onFailure())
        .build();
  }

  /** The same with all of it. */
  DeleteItemRequest whole(DeleteItemRequest empty) {
    return empty.toBuilder()
        .key(key())
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  private static @Nullable ReturnValue orNull(ReturnValue returned) {
    return returned == ReturnValue.NONE ? null : returned;
  }

  TransactWriteItem inTransaction() {
    TransactWriteItem.Builder item = TransactWriteItem.builder();
    Writing writing = action.writing();
    if (writing instanceof Writing.Put put) {
      item.put(put(put.item()));
    } else if (writing instanceof Writing.Change) {
      item.update(update());
    } else if (writing instanceof Writing.Delete) {
      item.delete(delete());
    } else {
      item.conditionCheck(check());
    }
    return item.build();
  }

  private Put put(Map<String, AttributeValue> item) {
    return Put.builder()
        .tableName(table)
        .item(item)
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  private Update update() {
    return Update.builder()
        .tableName(table)
        .key(key())
        .updateExpression(update)
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  private Delete delete() {
    return Delete.builder()
        .tableName(table)
        .key(key())
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  private ConditionCheck check() {
    return ConditionCheck.builder()
        .tableName(table)
        .key(key())
        .conditionExpression(condition)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }
}
