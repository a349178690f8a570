package io.partita.runtime.generated.value;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue.Type;

/** A map, list or set that a {@link MapItemReader} has entered, and how far it has come in it. */
final class ReaderFrame {

  private static final int TRACKED = Long.SIZE;

  final @Nullable ReaderFrame parent;

  /** The entered value; null for the item itself. */
  final @Nullable AttributeValue value;

  /** The position among the attribute names, or among the elements; -1 before the first. */
  int index = -1;

  /** The name of the attribute the reader stands at; null in a map whose keys are data. */
  @Nullable String name;

  private final @Nullable Map<String, AttributeValue> map;
  private @Nullable Iterator<Map.Entry<String, AttributeValue>> entries;

  /** The positions met, as bits; positions that do not fit are looked up again. */
  private long met;

  private ReaderFrame(
      @Nullable ReaderFrame parent,
      @Nullable AttributeValue value,
      @Nullable Map<String, AttributeValue> map) {
    this.parent = parent;
    this.value = value;
    this.map = map;
  }

  static ReaderFrame ofMap(
      @Nullable ReaderFrame parent,
      @Nullable AttributeValue value,
      Map<String, AttributeValue> map) {
    return new ReaderFrame(parent, value, map);
  }

  static ReaderFrame ofElements(@Nullable ReaderFrame parent, AttributeValue value) {
    return new ReaderFrame(parent, value, null);
  }

  /**
   * The next attribute that {@code names} knows; null if there is none left. Looking up each name,
   * rather than walking over the map, costs nothing for attributes the record does not know and
   * lets the current name win over former ones.
   */
  @Nullable AttributeValue next(AttributeNames names) {
    while (++index < names.size()) {
      AttributeValue found = find(names, index);
      if (found != null) {
        if (index < TRACKED) {
          met |= 1L << index;
        }
        return found;
      }
    }
    name = null;
    return null;
  }

  boolean met(AttributeNames names, int position) {
    return position < TRACKED ? (met & 1L << position) != 0 : find(names, position) != null;
  }

  private @Nullable AttributeValue find(AttributeNames names, int position) {
    AttributeValue found = lookUp(names.name(position));
    if (found == null) {
      for (String alias : names.aliases(position)) {
        found = lookUp(alias);
        if (found != null) {
          break;
        }
      }
    }
    return found == null || found.type() == Type.NUL ? null : found;
  }

  private @Nullable AttributeValue lookUp(String attribute) {
    name = attribute;
    return map().get(attribute);
  }

  Map.@Nullable Entry<String, AttributeValue> nextEntry() {
    if (entries == null) {
      entries = map().entrySet().iterator();
    }
    return entries.hasNext() ? entries.next() : null;
  }

  /** The next element; null if there is none left. */
  @Nullable AttributeValue nextElement() {
    AttributeValue elements = value;
    if (elements == null || ++index >= size(elements)) {
      return null;
    }
    return switch (elements.type()) {
      case SS -> AttributeValue.createS(elements.ss().get(index));
      case NS -> AttributeValue.createN(elements.ns().get(index));
      case BS -> AttributeValue.createB(elements.bs().get(index));
      default -> AttributeTypes.orNul(elements.l().get(index));
    };
  }

  private static int size(AttributeValue elements) {
    return switch (elements.type()) {
      case SS -> elements.ss().size();
      case NS -> elements.ns().size();
      case BS -> elements.bs().size();
      default -> elements.l().size();
    };
  }

  private Map<String, AttributeValue> map() {
    if (map == null) {
      throw new IllegalStateException("A list has been entered, not a map");
    }
    return map;
  }

  void appendPath(StringBuilder path) {
    if (parent != null) {
      parent.appendPath(path);
    }
    if (map == null) {
      path.append('[').append(index).append(']');
    } else if (entries != null) {
      path.append("[*]");
    } else if (name != null) {
      path.append(path.length() == 0 ? "" : ".").append(name);
    }
  }
}
