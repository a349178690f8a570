package io.partita.runtime.internal.stored;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.UniqueComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The item that stands for a unique value: as long as it is there, nobody else can take the value.
 *
 * @param type the entity that has the value
 * @param key its key, made of the value
 */
public record Sentinel(EntityType<?, ?> type, ItemKey key) {

  private static final String OWNER = "owner";
  private static final AttributeValue TYPE = AttributeValue.fromS("$unique");

  /**
   * @param text the key, as {@code UniqueComponent.keyText} gives it
   */
  public static Sentinel of(EntityType<?, ?> type, String text) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    type.primaryKey()
        .attributeNames()
        .forEach(attribute -> key.put(attribute, AttributeValue.fromS(text)));
    return new Sentinel(type, new ItemKey(key));
  }

  /** The item, for the key of what has the value. */
  public Map<String, AttributeValue> item(Map<String, AttributeValue> owner) {
    Map<String, AttributeValue> item = new LinkedHashMap<>(key.attributes());
    type.type().ifPresent(mark -> item.put(mark.getKey(), TYPE));
    item.put(OWNER, AttributeValue.fromM(owner));
    return item;
  }

  /**
   * Whether an item is one.
   *
   * @param any some entity of the table
   */
  public static boolean isOne(Map<String, AttributeValue> item, EntityType<?, ?> any) {
    boolean isOfType = any.type().isEmpty() || TYPE.equals(item.get(any.type().get().getKey()));
    return isOfType
        && owner(item) != null
        && any.primaryKey().attributeNames().stream()
            .map(item::get)
            .allMatch(key -> key != null && key.s() != null && UniqueComponent.isKeyText(key.s()));
  }

  /** That nobody has the value. */
  public Check isFree() {
    return new Check.Is(type.primaryKey().partition().attribute(), null);
  }

  /** That an item has the value. */
  public static Check isOwnedBy(Map<String, AttributeValue> owner) {
    return new Check.Is(OWNER, AttributeValue.fromM(owner));
  }

  /** The key of what has the value; null if nothing has. */
  public static @Nullable Map<String, AttributeValue> owner(Map<String, AttributeValue> item) {
    AttributeValue owner = item.get(OWNER);
    return owner == null || !owner.hasM() ? null : owner.m();
  }

  /** Without the value, which no message or log may show. */
  @Override
  public String toString() {
    return "Sentinel[" + type.name() + "]";
  }
}
