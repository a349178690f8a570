package io.partita.processor.model;

import java.util.List;

/** A resolved piece of a key. */
public sealed interface KeyPart {

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

    /** A Java name for the value: {@code userId}, {@code addressCity}. */
    public String javaName() {
      StringBuilder name = new StringBuilder(root().name());
      path.stream()
          .skip(1)
          .map(ComponentModel::name)
          .forEach(
              part -> name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1)));
      return name.toString();
    }
  }
}
