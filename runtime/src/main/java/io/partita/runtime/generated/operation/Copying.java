package io.partita.runtime.generated.operation;

import io.partita.runtime.condition.Field;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.ManagedTimestamp;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.StatedField;
import io.partita.runtime.internal.write.Change;
import io.partita.runtime.internal.write.CopyChange;
import java.util.stream.Stream;

/**
 * Makes changes that copy one component into another.
 *
 * @param <E> the entity's record
 */
final class Copying<E> {

  private final EntityType<E, ?> type;
  private final Field<E, ?> source;
  private final Field<E, ?> target;

  Copying(EntityType<E, ?> type, Field<E, ?> source, Field<E, ?> target) {
    this.type = type;
    this.source = source;
    this.target = target;
  }

  /**
   * The change.
   *
   * @throws IllegalArgumentException if it cannot be made
   */
  Change<E, ?> change() {
    StatedField from = StatedField.of(source);
    StatedField to = StatedField.of(target);
    Component<E, ?> component = component(to.path());
    if (to.path().length() > 1) {
      throw refused("only a component of " + type.name() + " itself can be set so");
    }
    if (component.name().indexOf('.') >= 0) {
      // Of a record that is null otherwise it would be the only part.
      throw refused("it is a part of an embedded record, which is only set as a whole");
    }
    if (managed().anyMatch(component::equals) || isInKey(component)) {
      throw refused("updates do not change '" + component.name() + "'");
    }
    if (type.indexes().stream().anyMatch(index -> index.isNative(component))) {
      throw refused(
          "'"
              + component.name()
              + "' is a key of an index itself, which does not take every value");
    }
    if (from.codec() != to.codec() || Change.max(component).isPresent()) {
      throw refused("the two are not stored in the same form, or within the same bound");
    }
    return new CopyChange<>(component, component(from.path()), from.path());
  }

  private Component<E, ?> component(Path path) {
    return type.components().stream()
        .filter(component -> path.root().equals(component.attribute()))
        .findFirst()
        .orElseThrow();
  }

  /** The components that Partita writes. */
  private Stream<Component<E, ?>> managed() {
    Stream<Component<E, ?>> timestamps =
        Stream.concat(type.createdAt().stream(), type.updatedAt().stream())
            .map(ManagedTimestamp::component);
    return Stream.of(timestamps, type.version().stream(), type.counts().stream())
        .flatMap(components -> components);
  }

  private boolean isInKey(Component<E, ?> component) {
    return type.primaryKey().components().stream().anyMatch(part -> part.root() == component);
  }

  private IllegalArgumentException refused(String reason) {
    return new IllegalArgumentException(
        "'%s' of %s cannot be copied into '%s': %s. Set the value instead."
            .formatted(source, type.name(), target, reason));
  }
}
