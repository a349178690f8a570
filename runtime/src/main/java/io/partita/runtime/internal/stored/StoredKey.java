package io.partita.runtime.internal.stored;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key of a stored item. It tells the item whatever its shape is: other programs, and other
 * versions of a model, may have written keys that the entity would not.
 *
 * @param <K> the entity's generated key
 */
public final class StoredKey<K> {

  private final ItemKey identity;
  private final @Nullable K key;

  private StoredKey(ItemKey identity, @Nullable K key) {
    this.identity = identity;
    this.key = key;
  }

  /** The key of an item of an entity. */
  public static <E, K extends GeneratedKey<E>> StoredKey<K> of(
      EntityType<E, K> type, Map<String, AttributeValue> item) {
    ItemKey identity = ItemKey.of(type.primaryKey(), item);
    return new StoredKey<>(identity, readable(type, identity));
  }

  /** A key that would be written in another way than it is stored is not the item's. */
  private static <E, K extends GeneratedKey<E>> @Nullable K readable(
      EntityType<E, K> type, ItemKey stored) {
    try {
      K key = type.key(stored.attributes());
      return ItemKey.of(type.primaryKey(), key.attributes()).equals(stored) ? key : null;
    } catch (MappingException | InvalidKeyException otherShape) {
      return null;
    }
  }

  /** What DynamoDB knows the item by. */
  public ItemKey identity() {
    return identity;
  }

  /** The key as DynamoDB takes it. */
  public Map<String, AttributeValue> attributes() {
    return identity.attributes();
  }

  /** The key as generated for the entity; empty if the stored one has another shape. */
  public Optional<K> readable() {
    return Optional.ofNullable(key);
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "StoredKey[" + (key == null ? "of another shape" : "readable") + "]";
  }
}
