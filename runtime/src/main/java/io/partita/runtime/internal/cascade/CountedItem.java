package io.partita.runtime.internal.cascade;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.EntityKey;
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
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Reads and writes the counts of stored items, and nothing else of them. */
final class CountedItem<T> {

  private final TableContext context;
  private final EntityType<T, ?> type;

  CountedItem(TableContext context, EntityType<T, ?> type) {
    this.context = context;
    this.type = type;
  }

  /** The item as it is stored now; empty if there is none. */
  Step<Map<String, AttributeValue>> read(EntityKey<T> key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key.attributes())
            .consistentRead(true)
            .build();
    return Step.send(
        Call.getItem(request).note("Then the related items are counted."),
        answer -> Step.done(answer.item(GetItemResponse::item)));
  }

  /**
   * Writes some counts if they are as they were read. The result is the item as it is stored then,
   * or empty if they have changed.
   */
  Step<Map<String, AttributeValue>> write(
      EntityKey<T> key,
      Map<String, AttributeValue> read,
      Set<Component<T, ?>> components,
      Counts<T> counts) {
    Expressions expressions = new Expressions();
    UpdateItemRequest request =
        UpdateItemRequest.builder()
            .tableName(context.tableName())
            .key(key.attributes())
            .updateExpression(update(components, counts, expressions))
            .conditionExpression(expressions.render(unchanged(read, components)))
            .expressionAttributeNames(expressions.namesOrNull())
            .expressionAttributeValues(expressions.valuesOrNull())
            .returnValues(ReturnValue.ALL_NEW)
            .build();
    return Conflicts.send(
        context.options(),
        Call.updateItem(request),
        answer -> Step.done(answer.item(UpdateItemResponse::attributes)),
        failure -> {
          if (failure instanceof ConditionalCheckFailedException) {
            return Step.done(Map.of());
          }
          throw failure;
        });
  }

  private String update(
      Set<Component<T, ?>> components, Counts<T> counts, Expressions expressions) {
    List<String> assignments = new ArrayList<>();
    List<String> removals = new ArrayList<>();
    for (Component<T, ?> component : components) {
      String attribute = Counts.attribute(component);
      AttributeValue number = AttributeValue.fromN(Long.toString(counts.get(component)));
      assignments.add(expressions.name(attribute) + " = " + expressions.value(attribute, number));
      component.aliases().forEach(alias -> removals.add(expressions.name(alias)));
    }
    String update = "SET " + String.join(", ", assignments);
    return removals.isEmpty() ? update : update + " REMOVE " + String.join(", ", removals);
  }

  private Predicate unchanged(Map<String, AttributeValue> read, Set<Component<T, ?>> components) {
    List<Predicate> conditions = new ArrayList<>();
    Existence existence = Existence.of(context, type);
    conditions.add(existence.guard(false).orElseGet(existence::stored).predicate());
    components.stream()
        .flatMap(
            count -> Stream.concat(Stream.of(Counts.attribute(count)), count.aliases().stream()))
        .map(attribute -> new Check.Is(attribute, read.get(attribute)))
        .forEach(check -> conditions.add(check.predicate()));
    return Predicate.and(conditions);
  }
}
