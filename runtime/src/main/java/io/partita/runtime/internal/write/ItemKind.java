package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whose item an action is about.
 *
 * @param type the entity
 * @param holdsRecord whether the item is a record of the entity; otherwise it only stands for one
 *     of its values
 */
record ItemKind(EntityType<?, ?> type, boolean holdsRecord) {

  String entity() {
    return type.name();
  }

  /** The record that an item is; empty if it is not the entity's. */
  Optional<Record> decode(Map<String, AttributeValue> item) {
    return holdsRecord && !item.isEmpty() && type.matches(item)
        ? Optional.of((Record) type.read(item))
        : Optional.empty();
  }
}
