package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Reads single items.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
final class Reads<E, K extends EntityKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  Reads(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  Step<Optional<E>> find(K key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key.attributes())
            .consistentRead(!context.options().eventuallyConsistentReads())
            .build();
    return Step.send(
        Call.getItem(request),
        response -> Step.done(type.read(response.item(), context.options().clock().instant())));
  }
}
