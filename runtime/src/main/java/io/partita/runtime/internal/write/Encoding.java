package io.partita.runtime.internal.write;

import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.item.Codec;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.item.MapItemWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Components as attributes. */
final class Encoding {

  private Encoding() {}

  /**
   * The attribute of a component; null if it has none of its own or the value is stored as an
   * absent attribute.
   */
  static <E, T> @Nullable AttributeValue encode(
      String entity, Component<E, T> component, @Nullable T value) {
    Codec<T> codec = component.codec();
    String attribute = component.attribute();
    return value == null || codec == null || attribute == null || codec.isAbsent(value)
        ? null
        : MapItemWriter.value(entity, attribute, value, codec);
  }

  /** The whole item of an entity whose components come from anywhere. */
  static <E> Map<String, AttributeValue> item(EntityType<E, ?> type, ComponentSource<E> source) {
    Map<String, AttributeValue> item = new LinkedHashMap<>(type.primaryKey().of(source));
    type.type().ifPresent(mark -> item.put(mark.getKey(), mark.getValue()));
    type.indexes().forEach(index -> item.putAll(index.of(source)));
    type.components().forEach(component -> put(type.name(), component, source, item));
    return item;
  }

  private static <E, T> void put(
      String entity,
      Component<E, T> component,
      ComponentSource<E> source,
      Map<String, AttributeValue> item) {
    AttributeValue value = encode(entity, component, source.get(component));
    if (value != null) {
      item.put(component.attribute(), value);
    }
  }

  /** Refuses attributes that do not fit into one item. */
  static void checkSize(String entity, Map<String, AttributeValue> attributes) {
    long bytes = ItemSize.of(attributes);
    if (bytes > ItemSize.MAX) {
      throw new ItemTooLargeException(entity, bytes);
    }
  }
}
