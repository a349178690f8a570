package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.internal.stored.StoredKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that is to be deleted: its key as it is stored, and the items that count it. A key of
 * another shape than the entity's tells none of these, but who has found the item may know one.
 *
 * @param <K> the entity's generated key
 */
public final class DeletedItem<K> {

  private final Map<String, AttributeValue> attributes;
  private final @Nullable K key;
  private final @Nullable Component<?, ?> counter;
  private final @Nullable GeneratedKey<?> owner;

  private DeletedItem(
      Map<String, AttributeValue> attributes,
      @Nullable K key,
      @Nullable Component<?, ?> counter,
      @Nullable GeneratedKey<?> owner) {
    this.attributes = attributes;
    this.key = key;
    this.counter = counter;
    this.owner = owner;
  }

  /** The item of a key. */
  public static <K extends GeneratedKey<?>> DeletedItem<K> of(K key) {
    return new DeletedItem<>(key.attributes(), key, null, null);
  }

  /**
   * An item that was found by its owner.
   *
   * @param counter the owner's component that counts it; null if none does
   */
  public static <K> DeletedItem<K> of(
      StoredKey<K> key, @Nullable Component<?, ?> counter, GeneratedKey<?> owner) {
    return new DeletedItem<>(key.attributes(), key.readable().orElse(null), counter, owner);
  }

  /** The key as DynamoDB takes it. */
  Map<String, AttributeValue> attributes() {
    return attributes;
  }

  /** The key of an owner that counts the item. */
  Map<String, AttributeValue> ownerKey(Relation<K, ?, ?> relation) {
    if (key != null) {
      return relation.ownerKey(key).attributes();
    }
    if (owner == null || relation.counter().filter(count -> count == counter).isEmpty()) {
      throw new IllegalStateException("A key of another shape does not tell its owners.");
    }
    return owner.attributes();
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "DeletedItem" + attributes.keySet();
  }
}
