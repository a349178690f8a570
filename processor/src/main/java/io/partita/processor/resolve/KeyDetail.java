package io.partita.processor.resolve;

import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Template.Placeholder;
import java.util.stream.Stream;

/** How much of a time the primary key of an entity has, as far as the formats tell. */
public final class KeyDetail {

  private KeyDetail() {}

  /** Whether an entity's sort key adds no component to its partition key. */
  public static boolean isIdentifiedByPartitionKey(EntityModel entity) {
    return entity.partitionKey().placeholders().stream()
        .filter(placeholder -> !isFiner(entity, placeholder))
        .map(Placeholder::name)
        .toList()
        .containsAll(entity.keyComponents());
  }

  /** Whether the primary key has more of a component than that of another entity. */
  public static boolean isFiner(
      EntityModel entity, String component, EntityModel other, String otherComponent) {
    return places(other, otherComponent)
        .allMatch(
            held ->
                places(entity, component)
                    .anyMatch(own -> KeyFormatChooser.isCoarser(held.format(), own.format())));
  }

  private static Stream<Placeholder> places(EntityModel entity, String component) {
    return entity.keyPlaceholders().filter(placeholder -> placeholder.name().equals(component));
  }

  /** Whether the primary key has more of a component than a placeholder, in another place. */
  static boolean isFiner(EntityModel entity, Placeholder placeholder) {
    return entity
        .keyPlaceholders()
        .filter(other -> other.path().equals(placeholder.path()))
        .anyMatch(other -> KeyFormatChooser.isCoarser(placeholder.format(), other.format()));
  }
}
