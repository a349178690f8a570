package io.partita.processor.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A resolved piece of a key. */
public sealed interface KeyPart {

  /** The components among parts, in order, as often as they occur. */
  static Stream<ComponentPart> components(List<KeyPart> parts) {
    return parts.stream().filter(ComponentPart.class::isInstance).map(ComponentPart.class::cast);
  }

  /** Over how many partitions each key of these parts is spread; 1 for none. */
  static int shards(List<KeyPart> parts) {
    return parts.stream()
        .mapToInt(part -> part instanceof ShardPart shard ? shard.count() : 1)
        .max()
        .orElse(1);
  }

  /** Text that stands in every key. */
  record LiteralPart(String text) implements KeyPart {}

  /**
   * The place of the shard, which follows from the primary key.
   *
   * @param count over how many partitions each one is spread
   */
  record ShardPart(int count) implements KeyPart {}

  /**
   * A component's place.
   *
   * @param path the component of the entity, then those of nested records; one element for a plain
   *     component
   */
  record ComponentPart(List<ComponentModel> path, KeyFormat format) implements KeyPart {

    /** The entity's component. */
    public ComponentModel root() {
      return path.get(0);
    }

    /** The component whose value is written. */
    public ComponentModel leaf() {
      return path.get(path.size() - 1);
    }

    /** Whether this place of a component tells all that another place holds of it. */
    public boolean tells(ComponentPart other) {
      return path.equals(other.path()) && format.keepsAllOf(other.format());
    }

    /** Its name, or the path into it: {@code address.city}. */
    public String name() {
      return path.stream().map(ComponentModel::name).collect(Collectors.joining("."));
    }

    /** A Java name for the value: {@code userId}, {@code addressCity}. */
    public String javaName() {
      return root().javaName()
          + path.stream()
              .skip(1)
              .map(component -> JavaNames.capitalized(component.name()))
              .collect(Collectors.joining());
    }
  }
}
