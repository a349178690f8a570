package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A parsed key template: its text as the user wrote it and its parts, to which a shard may have
 * been appended.
 */
public record Template(String text, List<Part> parts, Origin origin) {

  /** A piece of a template. */
  public sealed interface Part {
    /** The part as it is written in a template. */
    String text();
  }

  /** Text that stands in every key. */
  public record Literal(String text) implements Part {}

  /**
   * A component's place: {@code {address.city:upper}}.
   *
   * @param path the component's name, then those of nested records
   * @param format what follows the colon, or empty
   */
  public record Placeholder(List<String> path, String format) implements Part {
    /** The component, or the path into it, as the user wrote it. */
    public String name() {
      return String.join(".", path);
    }

    @Override
    public String text() {
      return "{" + name() + (format.isEmpty() ? "" : ":" + format) + "}";
    }
  }

  /**
   * The shard's place: <code>{$shard}</code>.
   *
   * @param count over how many partitions each one is spread; 0 where that is not known
   */
  public record Shard(int count) implements Part {
    /** How templates write it. */
    public static final String NAME = "$shard";

    @Override
    public String text() {
      return "{" + NAME + "}";
    }
  }

  /** The template of a key that is not given; whether it must be, rules decide. */
  public static Template absent(Origin origin) {
    return new Template("", List.of(), origin);
  }

  /** The template that consists of these parts. */
  public static Template of(List<Part> parts, Origin origin) {
    return new Template(text(parts), List.copyOf(parts), origin);
  }

  private static String text(List<Part> parts) {
    return parts.stream().map(Part::text).collect(Collectors.joining());
  }

  /** The text of what is stored: with the shard, also where it is appended. */
  public String wholeText() {
    return text(parts);
  }

  /**
   * This template with a shard: where the user placed it, else as <code>#SHARD#{$shard}</code> at
   * the end.
   */
  public Template sharded(int count) {
    if (isAbsent()) {
      return this;
    }
    List<Part> sharded = new ArrayList<>(parts);
    sharded.replaceAll(part -> part instanceof Shard ? new Shard(count) : part);
    if (!hasShard()) {
      sharded.add(new Literal("#SHARD#"));
      sharded.add(new Shard(count));
    }
    return new Template(text, List.copyOf(sharded), origin);
  }

  /** Whether a shard is part of it. */
  public boolean hasShard() {
    return parts.stream().anyMatch(Shard.class::isInstance);
  }

  /** Whether there is no template at all. */
  public boolean isAbsent() {
    return parts.isEmpty();
  }

  /** The placeholders in order. */
  public List<Placeholder> placeholders() {
    return parts.stream()
        .filter(Placeholder.class::isInstance)
        .map(Placeholder.class::cast)
        .collect(Collectors.toUnmodifiableList());
  }

  /** Whether every key of this template is the same text. */
  public boolean isConstant() {
    return parts.stream().allMatch(Literal.class::isInstance);
  }
}
