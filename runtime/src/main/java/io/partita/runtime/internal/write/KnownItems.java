package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.KeyIdentity;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is known of stored items before a transaction is sent; an absent one is the empty map. */
final class KnownItems {

  private final Map<KeyIdentity, Map<String, AttributeValue>> items = new HashMap<>();

  void learn(KeyIdentity key, Map<String, AttributeValue> item) {
    items.put(key, item);
  }

  void forget(KeyIdentity key) {
    items.remove(key);
  }

  /** The item; null if nothing is known of it. */
  @Nullable Map<String, AttributeValue> get(KeyIdentity key) {
    return items.get(key);
  }

  boolean contains(KeyIdentity key) {
    return items.containsKey(key);
  }

  Set<KeyIdentity> keys() {
    return Set.copyOf(items.keySet());
  }
}
