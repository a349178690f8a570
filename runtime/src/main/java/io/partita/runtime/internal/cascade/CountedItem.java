package io.partita.runtime.internal.cascade;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Cancellations;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * Reads and writes the counts of stored items, and nothing else of them.
 *
 * <p>Between the two, a mark tells whether anything was counted: it holds the tokens of those who
 * recount, and every write that changes what is counted removes it.
 */
final class CountedItem<T> {

  private static final String NOTE =
      "Marks the item. Then what it counts is counted, and UpdateItem writes the numbers if the mark"
          + " is still there, which every write that changes what is counted removes.";

  private final TableContext context;
  private final EntityType<T, ?> type;
  private final String mark;

  CountedItem(TableContext context, EntityType<T, ?> type) {
    this.context = context;
    this.type = type;
    this.mark = context.options().recountAttribute();
  }

  /** The item as it is stored now; empty if there is none. */
  Step<Map<String, AttributeValue>> read(GeneratedKey<T> key) {
    return Step.send(
        Call.getItem(context, key.attributes(), true),
        answer -> Step.done(answer.item(GetItemResponse::item)));
  }

  /**
   * Puts a token into the mark, and tells whether there is such an item.
   *
   * @param replaces whether all other tokens are removed, as those left behind must be some day
   * @param mayBeDeleting whether the item may be one that is being deleted
   */
  Step<Boolean> mark(GeneratedKey<T> key, String token, boolean replaces, boolean mayBeDeleting) {
    return Conflicts.send(
        context.options(),
        Call.transactWriteItems(marking(key, token, replaces, mayBeDeleting)).note(NOTE),
        answer -> Step.done(true),
        failure -> Step.done(wasAccepted(failure)));
  }

  /** False if the item is not there; whatever else is wrong is thrown. */
  private static boolean wasAccepted(SdkException failure) {
    if (Cancellations.isConditionFailed(Cancellations.reasons(failure, 1).get(0))) {
      return false;
    }
    throw failure;
  }

  /**
   * A transaction, since DynamoDB knows its token again: an attempt that is late must not put the
   * mark back which somebody has removed meanwhile.
   */
  private TransactWriteItemsRequest marking(
      GeneratedKey<T> key, String token, boolean replaces, boolean mayBeDeleting) {
    Expressions expressions = new Expressions();
    String name = expressions.name(mark);
    String value = expressions.value(mark, AttributeValue.fromSs(List.of(token)));
    String update = replaces ? "SET " + name + " = " + value : "ADD " + name + " " + value;
    String condition = expressions.render(isThere(mayBeDeleting));
    TransactWriteItem action =
        TransactWriteItem.builder()
            .update(
                item ->
                    item.tableName(context.tableName())
                        .key(key.attributes())
                        .updateExpression(update)
                        .conditionExpression(condition)
                        .expressionAttributeNames(expressions.namesOrNull())
                        .expressionAttributeValues(expressions.valuesOrNull()))
            .build();
    return TransactWriteItemsRequest.builder()
        .transactItems(action)
        .clientRequestToken(token)
        .build();
  }

  private Predicate isThere(boolean mayBeDeleting) {
    Existence existence = Existence.of(context.options(), type);
    Set<Predicate> conditions = new LinkedHashSet<>();
    if (mayBeDeleting) {
      conditions.add(existence.stored().predicate());
    } else {
      existence.checks(true).forEach(check -> conditions.add(check.predicate()));
    }
    existence.ofType().ifPresent(conditions::add);
    return Predicate.and(List.copyOf(conditions));
  }

  /**
   * Writes counts if a token is still in the mark, and removes it.
   *
   * @param keepsToken whether the token stays, so that an attempt whose response is lost can be
   *     repeated; {@link #unmark} removes it then
   */
  Step<Written> write(GeneratedKey<T> key, String token, Counts<T> counts, boolean keepsToken) {
    Expressions expressions = new Expressions();
    String assignments = assignments(counts, expressions);
    String update = keepsToken ? assignments : assignments + " " + removal(token, expressions);
    return Conflicts.write(
        context.options(),
        Call.updateItem(whileMarked(key, token, update, expressions, ReturnValue.ALL_OLD)),
        answer -> Step.done(new Written(answer.item(UpdateItemResponse::attributes), false)),
        failed -> {
          if (failed.exception() instanceof ConditionalCheckFailedException) {
            return Step.done(new Written(Map.of(), failed.unheard()));
          }
          throw failed.exception();
        });
  }

  /** Removes a token from the mark, if it is still there. */
  Step<Boolean> unmark(GeneratedKey<T> key, String token) {
    Expressions expressions = new Expressions();
    String update = removal(token, expressions);
    return Conflicts.send(
        context.options(),
        Call.updateItem(whileMarked(key, token, update, expressions, ReturnValue.NONE)),
        answer -> Step.done(true),
        failure -> {
          if (failure instanceof ConditionalCheckFailedException) {
            return Step.done(false);
          }
          throw failure;
        });
  }

  private UpdateItemRequest whileMarked(
      GeneratedKey<T> key,
      String token,
      String update,
      Expressions expressions,
      ReturnValue returned) {
    Predicate marked =
        Predicate.contains(Path.of(mark), Operand.value(mark, AttributeValue.fromS(token)));
    return UpdateItemRequest.builder()
        .tableName(context.tableName())
        .key(key.attributes())
        .updateExpression(update)
        .conditionExpression(expressions.render(marked))
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValues(returned)
        .build();
  }

  private String removal(String token, Expressions expressions) {
    return "DELETE "
        + expressions.name(mark)
        + " "
        + expressions.value(mark, AttributeValue.fromSs(List.of(token)));
  }

  private String assignments(Counts<T> counts, Expressions expressions) {
    List<String> assignments = new ArrayList<>();
    List<String> removals = new ArrayList<>();
    for (Component<T, ?> component : counts.components()) {
      String attribute = Counts.attribute(component);
      assignments.add(
          expressions.name(attribute)
              + " = "
              + expressions.value(attribute, counts.stored(component)));
      component.aliases().forEach(alias -> removals.add(expressions.name(alias)));
    }
    String update = "SET " + String.join(", ", assignments);
    return removals.isEmpty() ? update : update + " REMOVE " + String.join(", ", removals);
  }

  /**
   * What became of counts that were to be written.
   *
   * @param before the item as it was; empty if they were not written
   * @param unheard whether they may have been written all the same, by an attempt without an answer
   */
  record Written(Map<String, AttributeValue> before, boolean unheard) {

    /** Without the item, which no message or log may show. */
    @Override
    public String toString() {
      return "Written[" + !before.isEmpty() + "]";
    }
  }
}
