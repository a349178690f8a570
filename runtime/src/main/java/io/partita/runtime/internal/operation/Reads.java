package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Reads single items.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class Reads<E, K extends EntityKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public Reads(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  public Step<Optional<E>> find(K key) {
    return Step.send(
        Call.getItem(request(key).build()),
        response -> Step.done(type.read(response.item(), context.options().clock().instant())));
  }

  /** Whether the item is there, read by its key and what tells that it is one of the entity. */
  public Step<Boolean> exists(K key) {
    Set<String> attributes = type.primaryKey().attributeNames();
    type.type().ifPresent(mark -> attributes.add(mark.getKey()));
    type.ttlAttribute().ifPresent(attributes::add);
    Expressions expressions = new Expressions();
    GetItemRequest request =
        request(key)
            .projectionExpression(expressions.projection(attributes))
            .expressionAttributeNames(expressions.names())
            .build();
    Existence existence = new Existence(type, context.options().clock().instant());
    return Step.send(
        Call.getItem(request), response -> Step.done(existence.holds(response.item())));
  }

  private GetItemRequest.Builder request(K key) {
    return GetItemRequest.builder()
        .tableName(context.tableName())
        .key(key.attributes())
        .consistentRead(!context.options().eventuallyConsistentReads());
  }
}
