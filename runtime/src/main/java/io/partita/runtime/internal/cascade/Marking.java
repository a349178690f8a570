package io.partita.runtime.internal.cascade;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Marks items that are going to be deleted: from then on nothing can be added to them. */
final class Marking {

  private static final String NOTE =
      "Marks the item. Then what belongs to it is listed and deleted until nothing is left, and last"
          + " the item itself.";

  private final TableContext context;
  private final EntityType<?, ?> type;

  Marking(TableContext context, EntityType<?, ?> type) {
    this.context = context;
    this.type = type;
  }

  /** Marks a stored item, or keeps an earlier mark, and tells whether there is such an item. */
  Step<Boolean> mark(GeneratedKey<?> key) {
    return Conflicts.send(
        context.options(),
        Call.updateItem(request(key)).note(NOTE),
        response -> Step.done(true),
        failure -> {
          if (failure instanceof ConditionalCheckFailedException) {
            return Step.done(false);
          }
          throw failure;
        });
  }

  private UpdateItemRequest request(GeneratedKey<?> key) {
    Existence existence = Existence.of(context.options(), type);
    List<Predicate> conditions = new ArrayList<>();
    conditions.add(existence.stored().predicate());
    existence.ofType().ifPresent(conditions::add);
    Expressions expressions = new Expressions();
    String mark = expressions.name(context.options().markAttribute());
    String now =
        expressions.value(
            "now", AttributeValue.fromN(Long.toString(existence.now().toEpochMilli())));
    return UpdateItemRequest.builder()
        .tableName(context.tableName())
        .key(key.attributes())
        .updateExpression("SET " + mark + " = if_not_exists(" + mark + ", " + now + ")")
        .conditionExpression(expressions.render(Predicate.and(conditions)))
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }
}
