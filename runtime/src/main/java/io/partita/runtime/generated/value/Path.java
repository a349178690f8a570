package io.partita.runtime.generated.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a value lies in an item: an attribute, then attributes of maps, entries of maps and
 * elements of lists.
 */
public final class Path {

  private final List<Step> steps;

  private Path(List<Step> steps) {
    this.steps = List.copyOf(steps);
  }

  /** The path of an attribute of the item itself. */
  public static Path of(String attribute) {
    return new Path(List.of(new Attribute(attribute)));
  }

  /** An attribute of the record stored at this path. */
  public Path attribute(String attribute) {
    return then(new Attribute(attribute));
  }

  /** An entry of the map stored at this path. */
  public Path entry(String key) {
    return then(new Entry(key));
  }

  /** An element of the list stored at this path, counted from 0. */
  public Path element(int index) {
    return then(new Element(index));
  }

  private Path then(Step step) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(step);
    return new Path(longer);
  }

  /** A path that goes on from this one. */
  public Path then(Path further) {
    List<Step> longer = new ArrayList<>(steps);
    longer.addAll(further.steps);
    return new Path(longer);
  }

  /** Whether one of two paths leads to, or through, what the other one leads to. */
  public boolean overlaps(Path other) {
    int common = Math.min(steps.size(), other.steps.size());
    return steps.subList(0, common).equals(other.steps.subList(0, common));
  }

  /** How many names and positions the path has. */
  public int length() {
    return steps.size();
  }

  /** What an item has at this path; null if there is nothing. */
  public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
    AttributeValue value = item.get(root());
    for (int i = 1; i < steps.size() && value != null; i++) {
      value = steps.get(i).in(value);
    }
    return value;
  }

  /**
   * An item with another value at this path, of which all but the last step must be there; null
   * removes what is there.
   */
  public Map<String, AttributeValue> put(
      Map<String, AttributeValue> item, @Nullable AttributeValue value) {
    return put(AttributeValue.fromM(item), 0, value).m();
  }

  private AttributeValue put(AttributeValue container, int step, @Nullable AttributeValue value) {
    Step next = steps.get(step);
    return next.put(
        container,
        step == steps.size() - 1
            ? value
            : put(Objects.requireNonNull(next.in(container)), step + 1, value));
  }

  /**
   * Whether this is the place of an element or entry of a collection, where a missing value is
   * stored as NULL.
   */
  public boolean isInCollection() {
    return !(steps.get(steps.size() - 1) instanceof Attribute);
  }

  /** The attribute of the item itself with which the path begins. */
  public String root() {
    return steps.get(0).name();
  }

  /** The last name on the path, which gives values compared with it a readable placeholder. */
  public String hint() {
    for (int i = steps.size() - 1; i > 0; i--) {
      if (steps.get(i) instanceof Attribute attribute) {
        return attribute.name();
      }
    }
    return ((Attribute) steps.get(0)).name();
  }

  /**
   * The path in an expression.
   *
   * @param names the placeholder of an attribute's name
   * @param entries the placeholder of a map entry's key
   */
  public String render(UnaryOperator<String> names, UnaryOperator<String> entries) {
    if (steps.size() == 1) {
      return names.apply(root());
    }
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      if (step instanceof Element element) {
        text.append('[').append(element.index()).append(']');
      } else if (step instanceof Entry entry) {
        text.append('.').append(entries.apply(entry.name()));
      } else {
        text.append(text.isEmpty() ? "" : ".").append(names.apply(step.name()));
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Path path && steps.equals(path.steps);
  }

  @Override
  public int hashCode() {
    return steps.hashCode();
  }

  /**
   * The path as messages show it: {@code address.lines[2]}; keys of map entries are data and not
   * shown.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      if (step instanceof Element element) {
        text.append('[').append(element.index()).append(']');
      } else if (step instanceof Entry) {
        text.append("[...]");
      } else {
        text.append(text.isEmpty() ? "" : ".").append(step.name());
      }
    }
    return text.toString();
  }

  private sealed interface Step {
    String name();

    /** What a map has under this name. */
    default @Nullable AttributeValue in(AttributeValue container) {
      return container.hasM() ? container.m().get(name()) : null;
    }

    /** A map with another value under this name, or with none. */
    default AttributeValue put(AttributeValue container, @Nullable AttributeValue value) {
      Map<String, AttributeValue> map = new LinkedHashMap<>(container.m());
      if (value == null) {
        map.remove(name());
      } else {
        map.put(name(), value);
      }
      return AttributeValue.fromM(map);
    }
  }

  private record Attribute(String name) implements Step {
    Attribute {
      Objects.requireNonNull(name, "attribute");
    }
  }

  private record Entry(String name) implements Step {
    Entry {
      Objects.requireNonNull(name, "key");
    }
  }

  private record Element(int index) implements Step {
    Element {
      if (index < 0) {
        throw new IllegalArgumentException(
            "The elements of a list are counted from 0; there is no element " + index + ".");
      }
    }

    @Override
    public String name() {
      return "[" + index + "]";
    }

    @Override
    public @Nullable AttributeValue in(AttributeValue container) {
      return container.hasL() && index < container.l().size() ? container.l().get(index) : null;
    }

    @Override
    public AttributeValue put(AttributeValue container, @Nullable AttributeValue value) {
      List<AttributeValue> list = new ArrayList<>(container.l());
      if (value == null) {
        list.remove(index);
      } else {
        list.set(index, value);
      }
      return AttributeValue.fromL(list);
    }
  }
}
