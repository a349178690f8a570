package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.operation.KeyIdentity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction, ready to be sent: everything that the caller's actions do to one
 * item.
 *
 * @param subject whose item it is
 * @param key the item's key
 * @param writing what is done to it
 * @param demands what must be true of it, in the order in which a failure is explained
 */
record Action(Subject subject, KeyIdentity key, Writing writing, List<Demand> demands) {

  private static final ReturnValuesOnConditionCheckFailure OLD =
      ReturnValuesOnConditionCheckFailure.ALL_OLD;

  /** The first of the caller's actions that it is for. */
  int firstAction() {
    return demands.stream().mapToInt(Demand::action).min().orElse(0);
  }

  TransactWriteItem request(String table) {
    Expressions expressions = new Expressions();
    TransactWriteItem.Builder request = TransactWriteItem.builder();
    if (writing instanceof Writing.Put put) {
      String condition = condition(expressions);
      return request
          .put(
              action ->
                  action
                      .tableName(table)
                      .item(put.item())
                      .conditionExpression(condition)
                      .expressionAttributeNames(expressions.namesOrNull())
                      .expressionAttributeValues(expressions.valuesOrNull())
                      .returnValuesOnConditionCheckFailure(OLD))
          .build();
    } else if (writing instanceof Writing.Change change) {
      String update = change.expression().render(expressions);
      String condition = condition(expressions);
      return request
          .update(
              action ->
                  action
                      .tableName(table)
                      .key(key.attributes())
                      .updateExpression(update)
                      .conditionExpression(condition)
                      .expressionAttributeNames(expressions.namesOrNull())
                      .expressionAttributeValues(expressions.valuesOrNull())
                      .returnValuesOnConditionCheckFailure(OLD))
          .build();
    } else if (writing instanceof Writing.Delete) {
      String condition = condition(expressions);
      return request
          .delete(
              action ->
                  action
                      .tableName(table)
                      .key(key.attributes())
                      .conditionExpression(condition)
                      .expressionAttributeNames(expressions.namesOrNull())
                      .expressionAttributeValues(expressions.valuesOrNull())
                      .returnValuesOnConditionCheckFailure(OLD))
          .build();
    }
    String condition = condition(expressions);
    return request
        .conditionCheck(
            action ->
                action
                    .tableName(table)
                    .key(key.attributes())
                    .conditionExpression(condition)
                    .expressionAttributeNames(expressions.namesOrNull())
                    .expressionAttributeValues(expressions.valuesOrNull())
                    .returnValuesOnConditionCheckFailure(OLD))
        .build();
  }

  private @Nullable String condition(Expressions expressions) {
    Set<Predicate> conditions = new LinkedHashSet<>();
    demands.forEach(demand -> conditions.addAll(demand.conditions()));
    return conditions.isEmpty() ? null : expressions.render(Predicate.and(List.copyOf(conditions)));
  }

  /** About how much of a transaction's size the action takes. */
  long bytes() {
    if (writing instanceof Writing.Put put) {
      return ItemSize.of(put.item());
    }
    Map<String, AttributeValue> known = new LinkedHashMap<>(key.attributes());
    if (writing instanceof Writing.Change change) {
      known.putAll(change.expression().assigned());
    }
    return ItemSize.of(known);
  }

  /**
   * What it means that the action's condition was not true: for each of the caller's actions the
   * first demand that is not met. If DynamoDB alone can tell, it is the caller's own condition.
   */
  List<Verdict> judge(Map<String, AttributeValue> item) {
    Map<Integer, Verdict> unmet = new LinkedHashMap<>();
    List<Verdict> conditions = new ArrayList<>();
    for (Demand demand : demands) {
      if (!demand.isMetBy(item)) {
        unmet.putIfAbsent(demand.action(), demand.verdict());
      } else if (demand.test() == null) {
        conditions.add(demand.verdict());
      }
    }
    if (!unmet.isEmpty()) {
      return List.copyOf(unmet.values());
    }
    return conditions.isEmpty()
        ? List.of(demands.get(demands.size() - 1).verdict())
        : List.copyOf(conditions);
  }
}
