package io.partita.runtime.internal.read;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemView;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Reads single items.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class Reads<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public Reads(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  public Step<Optional<E>> find(K key) {
    return find(key, ItemView.records(type));
  }

  /** What something reads of an item. */
  public <T> Step<Optional<T>> find(K key, ItemView<T> view) {
    Existence existence = Existence.of(context.options(), type);
    Set<String> attributes = view.with(existence::attributes);
    return Step.send(
        attributes == null
            ? Call.getItem(context, key.attributes(), isConsistent())
            : Call.getItem(only(attributes, key)),
        answer -> Step.done(existence.read(answer.item(GetItemResponse::item), view)));
  }

  /** Whether the item is there, read by its key and what tells that it is one of the entity. */
  public Step<Boolean> exists(K key) {
    Existence existence = Existence.of(context.options(), type);
    return Step.send(
        Call.getItem(only(existence.attributes(), key)),
        answer -> Step.done(existence.holds(answer.item(GetItemResponse::item))));
  }

  private GetItemRequest only(Set<String> attributes, K key) {
    Expressions expressions = new Expressions();
    return GetItemRequest.builder()
        .tableName(context.tableName())
        .key(key.attributes())
        .consistentRead(isConsistent())
        .projectionExpression(expressions.projection(attributes))
        .expressionAttributeNames(expressions.names())
        .build();
  }

  private boolean isConsistent() {
    return !context.options().eventuallyConsistentReads();
  }
}
