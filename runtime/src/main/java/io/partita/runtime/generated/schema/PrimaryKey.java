package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The table's key, as one entity fills it.
 *
 * @param <E> the entity's record
 */
public final class PrimaryKey<E> {

  /** What a map of two attributes needs. */
  private static final int CAPACITY = 4;

  private final String entity;
  private final KeyAttribute<E> partition;
  private final @Nullable KeyAttribute<E> sort;
  private final List<KeyAttribute<E>> attributes;
  private final Set<String> attributeNames;
  private final List<Component<E, ?>> components;
  private final boolean repeats;

  private PrimaryKey(String entity, KeyAttribute<E> partition, @Nullable KeyAttribute<E> sort) {
    this.entity = entity;
    this.partition = partition.ownedBy(entity);
    this.sort = sort == null ? null : sort.ownedBy(entity);
    this.attributes =
        this.sort == null ? List.of(this.partition) : List.of(this.partition, this.sort);
    Set<String> names = new LinkedHashSet<>();
    Set<Component<E, ?>> distinct = new LinkedHashSet<>();
    for (KeyAttribute<E> attribute : attributes) {
      names.add(attribute.attribute());
      distinct.addAll(attribute.components());
    }
    this.attributeNames = Collections.unmodifiableSet(names);
    this.components = List.copyOf(distinct);
    int places = this.partition.components().size();
    this.repeats =
        components.size() < places + (this.sort == null ? 0 : this.sort.components().size());
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
    return attributeNames;
  }

  /** The components of the key, each once, in order. */
  public List<Component<E, ?>> components() {
    return components;
  }

  /** Whether the key has something of a component of the record. */
  boolean mentions(Component<E, ?> component) {
    for (Component<E, ?> part : components) {
      if (part.root() == component) {
        return true;
      }
    }
    return false;
  }

  /**
   * The key attributes for some components.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  public Map<String, AttributeValue> of(ComponentSource<E> source) {
    Map<String, AttributeValue> key = new LinkedHashMap<>(CAPACITY);
    StringBuilder room = new StringBuilder(KeyTemplate.TYPICAL_LENGTH);
    for (KeyAttribute<E> attribute : attributes) {
      key.put(attribute.attribute(), attribute.value(source, room));
    }
    return key;
  }

  /** The key attributes of an item as they are stored, as far as it has them. */
  public Map<String, AttributeValue> stored(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    for (String name : attributeNames()) {
      AttributeValue value = item.get(name);
      if (value != null) {
        key.put(name, value);
      }
    }
    return key;
  }

  /** Whether an item's key is one of this entity. */
  public boolean matches(Map<String, AttributeValue> item) {
    return attributes.stream()
            .allMatch(attribute -> matches(attribute, item.get(attribute.attribute())))
        && (!repeats || agrees(decodeEach(item::get), item::get));
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
    StringBuilder room = new StringBuilder(KeyTemplate.TYPICAL_LENGTH);
    for (KeyAttribute<E> attribute : attributes) {
      String text = attribute.text(source, room);
      if (text != null) {
        writer.string(attribute.attribute(), text);
      }
    }
  }

  /**
   * The components of an item's key.
   *
   * @throws MappingException if it is not one of this entity
   */
  public ComponentValues<E> decode(Map<String, AttributeValue> item) {
    return decode(item::get);
  }

  /**
   * The components of the key of the item that is being read.
   *
   * @throws MappingException if it is not one of this entity
   */
  public ComponentValues<E> decode(ItemReader reader) {
    return decode(reader::attribute);
  }

  private ComponentValues<E> decode(Function<String, @Nullable AttributeValue> item) {
    ComponentValues<E> values = decodeEach(item);
    if (repeats && !agrees(values, item)) {
      throw new KeyOwner(entity, partition.attribute())
          .mismatch("one value for each component", "several");
    }
    return values;
  }

  private ComponentValues<E> decodeEach(Function<String, @Nullable AttributeValue> item) {
    ComponentValues<E> values = ComponentValues.empty();
    for (KeyAttribute<E> attribute : attributes) {
      AttributeValue value = item.apply(attribute.attribute());
      if (value == null) {
        throw new KeyOwner(entity, attribute.attribute()).mismatch("a key", "no attribute");
      }
      values = attribute.decode(value, values);
    }
    return values;
  }

  /** Whether a component that stands in both attributes had one value there. */
  private boolean agrees(
      ComponentValues<E> values, Function<String, @Nullable AttributeValue> item) {
    try {
      return of(values).entrySet().stream()
          .allMatch(key -> key.getValue().equals(item.apply(key.getKey())));
    } catch (InvalidKeyException finer) {
      return false;
    }
  }

  /**
   * Refuses an item whose key has another value of a nested component than its attributes, of which
   * the key does not hold the rest.
   *
   * @param key the components of the item's key
   * @param value what the attributes say
   * @throws MappingException if they differ
   */
  public <T> void require(ComponentValues<E> key, Component<E, T> component, @Nullable T value) {
    for (KeyAttribute<E> attribute : attributes) {
      if (attribute.components().contains(component)
          && !isSame(attribute, key, key.with(component, value))) {
        throw new KeyOwner(entity, attribute.attribute())
            .mismatch(
                "the '" + component.name() + "' of the attribute '" + root(component) + "'",
                "another one");
      }
    }
  }

  private static String root(Component<?, ?> component) {
    Component<?, ?> root = component.root();
    return root.attribute() == null ? root.name() : root.attribute();
  }

  private static <E> boolean isSame(
      KeyAttribute<E> attribute, ComponentValues<E> one, ComponentValues<E> other) {
    try {
      return attribute.value(one).equals(attribute.value(other));
    } catch (InvalidKeyException hasNoKey) {
      return false;
    }
  }
}
