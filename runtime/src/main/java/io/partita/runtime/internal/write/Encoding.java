package io.partita.runtime.internal.write;

import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.MapItemReader;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.item.ItemSize;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Components as attributes. */
public final class Encoding {

  private Encoding() {}

  /**
   * The attribute of a component; null if it has none of its own or the value is stored as an
   * absent attribute.
   */
  public static <E, T> @Nullable AttributeValue encode(
      String entity, Component<E, T> component, @Nullable T value) {
    return encode(entity, component, component.codec(), value);
  }

  /** The same for a value that may have more elements than its bound, as stored ones may. */
  static <E, T> @Nullable AttributeValue encodeUnbounded(
      String entity, Component<E, T> component, @Nullable T value) {
    Codec<T> codec = component.codec();
    return encode(entity, component, codec == null ? null : codec.unbounded(), value);
  }

  private static <E, T> @Nullable AttributeValue encode(
      String entity, Component<E, T> component, @Nullable Codec<T> codec, @Nullable T value) {
    String attribute = component.attribute();
    return value == null || codec == null || attribute == null || codec.isAbsent(value)
        ? null
        : written(entity, attribute, value, codec);
  }

  private static <T> AttributeValue written(
      String owner, String attribute, T value, Codec<T> codec) {
    // Who owns what is nested is named with a path.
    return owner.indexOf('.') < 0
        ? MapItemWriter.value(owner, attribute, value, codec)
        : MapItemWriter.value(owner + "." + attribute, value, codec);
  }

  /**
   * A stored value as a write would write it.
   *
   * @throws MappingException if it cannot be read
   */
  static <E, T> @Nullable AttributeValue again(
      String entity, Component<E, T> component, AttributeValue stored) {
    Codec<T> codec = component.codec();
    return codec == null
        ? stored
        : encode(
            entity,
            component,
            MapItemReader.value(entity + "." + component.attribute(), stored, codec));
  }

  /**
   * A stored value of a component; null for what stands for nothing.
   *
   * @throws MappingException if it cannot be read
   */
  static <E, T> @Nullable T decode(Place place, Component<E, T> component, AttributeValue stored) {
    Codec<T> codec = component.codec();
    String attribute = component.attribute();
    return codec == null || attribute == null || stored.type() == AttributeValue.Type.NUL
        ? null
        : MapItemReader.value(place.context(Path.of(attribute)), stored, codec);
  }

  /** Writes the attributes of an item whose components come from anywhere. */
  static <E> void write(EntityType<E, ?> type, ComponentSource<E> source, ItemWriter writer) {
    type.requireEmbedded(source);
    type.primaryKey().write(source, writer);
    type.type().ifPresent(mark -> writer.string(mark.getKey(), mark.getValue().s()));
    type.indexes().forEach(index -> index.write(source, writer));
    type.components().forEach(component -> write(component, source, writer));
    type.rest().ifPresent(rest -> rest.write(source.get(rest.component()), writer));
  }

  private static <E, T> void write(
      Component<E, T> component, ComponentSource<E> source, ItemWriter writer) {
    Codec<T> codec = component.codec();
    String attribute = component.attribute();
    if (codec != null && attribute != null) {
      writer.attribute(attribute, source.get(component), codec);
    }
  }

  /** Refuses attributes that do not fit into one item. */
  static void checkSize(String entity, Map<String, AttributeValue> attributes) {
    checkSize(entity, ItemSize.of(attributes));
  }

  /** Refuses a size that no item can have. */
  static void checkSize(String entity, long bytes) {
    if (bytes > ItemSize.MAX) {
      throw new ItemTooLargeException(entity, bytes);
    }
  }
}
