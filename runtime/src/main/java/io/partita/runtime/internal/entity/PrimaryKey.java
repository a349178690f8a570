package io.partita.runtime.internal.entity;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.item.ItemWriter;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The table's key, as one entity fills it.
 *
 * @param <E> the entity's record
 */
public final class PrimaryKey<E> {

  private final String entity;
  private final KeyAttribute<E> partition;
  private final @Nullable KeyAttribute<E> sort;
  private final List<KeyAttribute<E>> attributes;
  private final boolean repeats;

  private PrimaryKey(String entity, KeyAttribute<E> partition, @Nullable KeyAttribute<E> sort) {
    this.entity = entity;
    this.partition = partition.ownedBy(entity);
    this.sort = sort == null ? null : sort.ownedBy(entity);
    this.attributes =
        this.sort == null ? List.of(this.partition) : List.of(this.partition, this.sort);
    this.repeats =
        components().size() < attributes.stream().mapToInt(key -> key.components().size()).sum();
  }

  /** The key of a table without a sort key. */
  public static <E> PrimaryKey<E> of(String entity, KeyAttribute<E> partition) {
    return new PrimaryKey<>(entity, partition, null);
  }

  /** The key of a table with a sort key. */
  public static <E> PrimaryKey<E> of(
      String entity, KeyAttribute<E> partition, KeyAttribute<E> sort) {
    return new PrimaryKey<>(entity, partition, sort);
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** The partition key. */
  public KeyAttribute<E> partition() {
    return partition;
  }

  /** The sort key; null if the table has none. */
  public @Nullable KeyAttribute<E> sort() {
    return sort;
  }

  /** The partition key, then the sort key if there is one. */
  public List<KeyAttribute<E>> attributes() {
    return attributes;
  }

  /** The names of the attributes, in that order. */
  public Set<String> attributeNames() {
    Set<String> names = new LinkedHashSet<>();
    attributes.forEach(attribute -> names.add(attribute.attribute()));
    return names;
  }

  /** The components of the key, each once, in order. */
  public List<Component<E, ?>> components() {
    Set<Component<E, ?>> components = new LinkedHashSet<>();
    attributes.forEach(attribute -> components.addAll(attribute.components()));
    return List.copyOf(components);
  }

  /**
   * The key attributes for some components.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  public Map<String, AttributeValue> of(ComponentSource<E> source) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    attributes.forEach(attribute -> key.put(attribute.attribute(), attribute.value(source)));
    return key;
  }

  /** Whether an item's key is one of this entity. */
  public boolean matches(Map<String, AttributeValue> item) {
    return attributes.stream()
            .allMatch(attribute -> matches(attribute, item.get(attribute.attribute())))
        && (!repeats || agrees(decodeEach(item), item));
  }

  private static <E> boolean matches(KeyAttribute<E> attribute, @Nullable AttributeValue value) {
    return value != null && attribute.matches(value);
  }

  /**
   * Writes the key attributes that are not components of their own, which the mapper writes; all of
   * them are checked.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  public void write(ComponentSource<E> source, ItemWriter writer) {
    for (KeyAttribute<E> attribute : attributes) {
      AttributeValue value = attribute.value(source);
      if (!attribute.isNative()) {
        writer.string(attribute.attribute(), value.s());
      }
    }
  }

  /**
   * The components of an item's key.
   *
   * @throws MappingException if it is not one of this entity
   */
  public ComponentValues<E> decode(Map<String, AttributeValue> item) {
    ComponentValues<E> values = decodeEach(item);
    if (repeats && !agrees(values, item)) {
      throw new KeyOwner(entity, partition.attribute())
          .mismatch("one value for each component", "several");
    }
    return values;
  }

  private ComponentValues<E> decodeEach(Map<String, AttributeValue> item) {
    ComponentValues<E> values = ComponentValues.empty();
    for (KeyAttribute<E> attribute : attributes) {
      AttributeValue value = item.get(attribute.attribute());
      if (value == null) {
        throw new KeyOwner(entity, attribute.attribute()).mismatch("a key", "no attribute");
      }
      values = attribute.decode(value, values);
    }
    return values;
  }

  /** Whether a component that stands in both attributes had one value there. */
  private boolean agrees(ComponentValues<E> values, Map<String, AttributeValue> item) {
    try {
      return of(values).entrySet().stream()
          .allMatch(key -> key.getValue().equals(item.get(key.getKey())));
    } catch (InvalidKeyException finer) {
      return false;
    }
  }
}
