package io.partita.runtime.internal.stored;

import io.partita.runtime.RecordProjection;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.GeneratedProjection;
import io.partita.runtime.generated.schema.Place;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is read of each item, and what is made of that.
 *
 * @param attributes what is needed beside the attributes that tell whether an item is there; null
 *     for whole items
 * @param reader makes an element of an item
 * @param <T> the elements
 */
public record ItemView<T>(
    @Nullable Set<String> attributes, Function<Map<String, AttributeValue>, T> reader) {

  /** Whole items, or as much of them as an index carries. */
  public static <T> ItemView<T> whole(Function<Map<String, AttributeValue>, T> reader) {
    return new ItemView<>(null, reader);
  }

  /** Items as they are stored. */
  public static ItemView<Map<String, AttributeValue>> stored() {
    return whole(Function.identity());
  }

  /** The records of an entity. */
  public static <E> ItemView<E> records(EntityType<E, ?> type) {
    return whole(type::read);
  }

  /** The keys of an entity's items, and nothing else of them. */
  public static <K extends GeneratedKey<?>> ItemView<K> keys(EntityType<?, K> type) {
    return new ItemView<>(Set.of(), type::key);
  }

  /**
   * Some components of an entity, as they are read in a place.
   *
   * @throws IllegalArgumentException if the projection is not generated for the entity's table
   */
  public static <E, P> ItemView<P> of(Place<E> place, RecordProjection<E, P> projection) {
    Objects.requireNonNull(projection, "The projection is null. Pass one.");
    if (!(projection instanceof GeneratedProjection<E, P> generated)
        || !generated.isOf(place.type())) {
      throw new IllegalArgumentException(
          "%s is not a projection of %s in this table. Pass one that was generated beside its DAO."
              .formatted(projection.name(), place.type().name()));
    }
    return new ItemView<>(generated.attributes(place), generated::of);
  }

  /**
   * What is to be read of each item; null for all.
   *
   * @param told the attributes that tell whether it is there
   */
  public @Nullable Set<String> with(Supplier<Set<String>> told) {
    if (attributes == null) {
      return null;
    }
    Set<String> all = new LinkedHashSet<>(told.get());
    all.addAll(attributes);
    return all;
  }

  /** Without what it is made of, which says nothing. */
  @Override
  public String toString() {
    return attributes == null ? "ItemView[whole]" : "ItemView" + attributes;
  }
}
