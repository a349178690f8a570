package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.ItemKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is known of stored items before a transaction is sent; an absent one is the empty map. */
final class KnownItems {

  private final Map<ItemKey, Map<String, AttributeValue>> items = new HashMap<>();

  void learn(ItemKey key, Map<String, AttributeValue> item) {
    items.put(key, item);
  }

  void forget(ItemKey key) {
    items.remove(key);
  }

  /** The item; null if nothing is known of it. */
  @Nullable Map<String, AttributeValue> get(ItemKey key) {
    return items.get(key);
  }

  boolean contains(ItemKey key) {
    return items.containsKey(key);
  }

  Set<ItemKey> keys() {
    return Set.copyOf(items.keySet());
  }
}
