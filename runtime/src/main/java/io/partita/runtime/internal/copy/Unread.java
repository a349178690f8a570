package io.partita.runtime.internal.copy;

import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.stored.StoredKey;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that holds copies, or leads to one that does, and cannot be read.
 *
 * @param entity its entity
 * @param key its key as generated for the entity, or as it is stored if that has another shape
 * @param component the component that cannot be read; empty if it is the key
 * @param cause why
 */
public record Unread(String entity, Object key, String component, MappingException cause) {

  static <E, K extends GeneratedKey<E>> Unread of(
      EntityType<E, K> type,
      Map<String, AttributeValue> item,
      String component,
      MappingException cause) {
    return new Unread(type.name(), key(type, item), component, cause);
  }

  /** An item whose key has another shape than its entity's. */
  public static Unread ofKey(EntityType<?, ?> type, StoredKey<?> key) {
    return new Unread(
        type.name(),
        key.attributes(),
        "",
        MappingException.unreadable(
            type.name(), "", "its key has another shape than the entity's", null));
  }

  /** The key of an item as users are told it. */
  static <E, K extends GeneratedKey<E>> Object key(
      EntityType<E, K> type, Map<String, AttributeValue> item) {
    StoredKey<K> key = StoredKey.of(type, item);
    return key.readable().<Object>map(readable -> readable).orElseGet(key::attributes);
  }

  /** Without the key, whose values no message or log may show. */
  @Override
  public String toString() {
    return "Unread[" + entity + "]";
  }
}
