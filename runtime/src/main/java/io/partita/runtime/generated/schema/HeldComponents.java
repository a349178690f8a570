package io.partita.runtime.generated.schema;

import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.ItemReader;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the index keys of a stored item tell of its components. A key of another shape than its
 * template's tells nothing: it may be another key of the entity on the same index, or one of a
 * former template.
 *
 * @param <E> the entity's record
 */
public final class HeldComponents<E> {

  private final Function<String, @Nullable AttributeValue> item;
  private final List<IndexKey<E>> keys;

  private HeldComponents(Function<String, @Nullable AttributeValue> item, List<IndexKey<E>> keys) {
    this.item = item;
    this.keys = keys;
  }

  /** What an item's keys of some indexes tell. */
  public static <E> HeldComponents<E> of(Map<String, AttributeValue> item, List<IndexKey<E>> keys) {
    return new HeldComponents<>(item::get, keys);
  }

  /**
   * A component of the item that is being read, as the first of some keys holds it; null if none
   * does, or if the item has an attribute for it.
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public static <E, T> @Nullable T read(
      ItemReader reader, Component<E, T> component, IndexKey<E>... keys) {
    return component.root().isAbsent(reader::attribute)
        ? new HeldComponents<>(reader::attribute, List.of(keys)).get(component)
        : null;
  }

  /**
   * A primitive component of the item that is being read, likewise.
   *
   * @param position the place of its attribute among the names
   * @throws MappingException if no key holds it
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public static <E, T> T require(
      ItemReader reader,
      AttributeNames names,
      int position,
      Component<E, T> component,
      IndexKey<E>... keys) {
    T value = read(reader, component, keys);
    if (value == null) {
      reader.require(names, position);
      throw new IllegalStateException("The attribute of '" + component.name() + "' was there");
    }
    return value;
  }

  /** The value of a component, as the first key that holds the whole of it has it; else null. */
  public <T> @Nullable T get(Component<E, T> component) {
    for (IndexKey<E> key : keys) {
      for (KeyAttribute<E> attribute : key.keyAttributes()) {
        AttributeValue stored = item.apply(attribute.attribute());
        if (stored != null && attribute.holds(component.root()) && isOf(key)) {
          ComponentValues<E> values = attribute.decodeOrNull(stored);
          T value = values == null ? null : values.get(component);
          if (value != null) {
            return value;
          }
        }
      }
    }
    return null;
  }

  /** Whether some key has something of a component of the record in it. */
  public boolean mention(Component<E, ?> component) {
    return keys.stream()
        .anyMatch(
            key ->
                key.attributesWith(component).stream()
                        .anyMatch(attribute -> item.apply(attribute) != null)
                    && isOf(key));
  }

  /** Whether what the item has of a key is of its shape. */
  private boolean isOf(IndexKey<E> key) {
    for (KeyAttribute<E> attribute : key.keyAttributes()) {
      AttributeValue stored = item.apply(attribute.attribute());
      if (stored != null && !attribute.isNative() && !attribute.matches(stored)) {
        return false;
      }
    }
    return true;
  }
}
