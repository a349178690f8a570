package io.partita.runtime.generated.schema;

import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.value.AttributesReader;
import io.partita.runtime.generated.value.ItemReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated projections: which components are read, and how a record is made of them.
 *
 * @param <E> the entity's record
 * @param <P> the record of some of its components
 */
public abstract class GeneratedProjection<E, P> extends AttributesReader<P>
    implements RecordProjection<E, P> {

  private final EntityType<E, ?> type;
  private final String name;
  private final List<Component<E, ?>> components;

  /**
   * @param name the record's name
   * @param components what it has of the entity
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array
  protected GeneratedProjection(EntityType<E, ?> type, String name, Component<E, ?>... components) {
    this.type = type;
    this.name = name;
    this.components = List.of(components);
  }

  @Override
  public final String name() {
    return name;
  }

  /** Whether it is one of an entity, as its table has it. */
  public final boolean isOf(EntityType<?, ?> other) {
    return type == other;
  }

  /**
   * The record of an item.
   *
   * @throws io.partita.runtime.MappingException with the item's key if it cannot be read
   */
  public final P of(Map<String, AttributeValue> item) {
    return type.read(item, stored -> read(ItemReader.of(type.name(), stored)));
  }

  /**
   * The attributes that the record is read from, beside the table's key: those of its components,
   * under all their names, and keys of indexes that can hold them instead.
   */
  public final Set<String> attributes(Place<E> place) {
    Set<String> attributes = new LinkedHashSet<>();
    // What such an index does not carry, it refuses to read.
    boolean isPartial = place.index() != null && type.isPartial(place.index());
    for (Component<E, ?> component : components) {
      if (!type.primaryKey().components().contains(component)) {
        if (component.attribute() != null) {
          attributes.add(component.attribute());
        }
        if (!isPartial) {
          attributes.addAll(component.aliases());
        }
        type.indexes().stream()
            .filter(key -> !isPartial || key.index().equals(place.index()))
            .filter(key -> holds(key, component))
            .flatMap(key -> key.keyAttributes().stream())
            .forEach(key -> attributes.add(key.attribute()));
      }
    }
    return attributes;
  }

  /** Whether a key has a component that has another attribute, or none. */
  private static <E> boolean holds(IndexKey<E> key, Component<E, ?> component) {
    return key.attributesWith(component).stream()
        .anyMatch(attribute -> !attribute.equals(component.attribute()));
  }
}
