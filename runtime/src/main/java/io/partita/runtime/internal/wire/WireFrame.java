package io.partita.runtime.internal.wire;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.internal.item.EncodedName;
import org.jspecify.annotations.Nullable;

/** A map, list or set that a {@link WireItemReader} has entered, and how far it has come in it. */
final class WireFrame {

  static final int UNKNOWN = -1;

  private static final int TRACKED = Long.SIZE;

  final @Nullable WireFrame parent;

  /** The frame that was left last inside of this one, to be used again. */
  private @Nullable WireFrame child;

  /** The type and place of the entered value. */
  int value;

  /** The position among the attribute names, or among the elements; -1 before the first. */
  int index;

  /** The place of the next element or entry. */
  int next;

  /** The place after the entered value, once it is known. */
  int end;

  /** The name of the attribute the reader stands at; null in a map whose keys are data. */
  @Nullable String name;

  /** Whether the keys of the map are data. */
  private boolean walked;

  /** The attributes of a map that is read by names. */
  private @Nullable AttributeIndex attributes;

  private int first;
  private int count;

  /** The positions met, as bits; positions that do not fit are looked up again. */
  private long met;

  private WireFrame(@Nullable WireFrame parent) {
    this.parent = parent;
  }

  /** A frame for whole items. */
  static WireFrame root() {
    return new WireFrame(null);
  }

  /** Makes this the frame of a whole item. */
  void enter(WireItem item) {
    begin(WireType.pack(WireType.M, 0));
    attributes(item.index(), item.first(), item.size());
  }

  /**
   * The frame of a value inside of this one.
   *
   * @param entered its type and place
   */
  WireFrame enter(int entered) {
    if (child == null) {
      child = new WireFrame(this);
    }
    child.begin(entered);
    return child;
  }

  private void begin(int entered) {
    value = entered;
    index = -1;
    end = UNKNOWN;
    name = null;
    walked = false;
    attributes = null;
    met = 0;
  }

  boolean isIndexed() {
    return attributes != null;
  }

  void attributes(AttributeIndex index, int firstAttribute, int attributeCount) {
    attributes = index;
    first = firstAttribute;
    count = attributeCount;
  }

  int first() {
    return first;
  }

  /**
   * The type and place of the next attribute that {@code names} knows; -1 if there is none left.
   */
  int next(AttributeNames names) {
    while (++index < names.size()) {
      int found = find(names, index);
      if (found >= 0) {
        if (index < TRACKED) {
          met |= 1L << index;
        }
        return found;
      }
    }
    name = null;
    return -1;
  }

  boolean met(AttributeNames names, int position) {
    return position < TRACKED ? (met & 1L << position) != 0 : find(names, position) >= 0;
  }

  /**
   * Whether a map can be read in its own order: positions are tracked, and no name hides another.
   */
  static boolean isWalkable(AttributeNames names) {
    return names.size() > 0 && names.size() <= TRACKED && !names.hasAliases();
  }

  /** The position of the name that is at a place; -1 if it is unknown. */
  int positionOf(AttributeNames names, JsonBytes json, int place) {
    int guess = names.guessPosition(index);
    if (names.encoded(guess)[0].isAt(json.words(), place)) {
      return guess;
    }
    for (int i = 0; i < names.size(); i++) {
      if (names.encoded(i)[0].isAt(json.words(), place)) {
        names.found(i, index);
        return i;
      }
    }
    return -1;
  }

  /** The position of a name; -1 if it is unknown. */
  static int positionOf(AttributeNames names, String wanted) {
    for (int i = 0; i < names.size(); i++) {
      if (names.encoded(i)[0].is(wanted)) {
        return i;
      }
    }
    return -1;
  }

  /** Notes that the reader stands at the attribute at a position, or that it is a stored NULL. */
  void met(AttributeNames names, int position, boolean isNull) {
    name = names.name(position);
    long bit = 1L << position;
    met = isNull ? met & ~bit : met | bit;
  }

  /** The current name wins over former ones, even with a stored NULL. */
  private int find(AttributeNames names, int position) {
    AttributeIndex index = attributes();
    EncodedName[] encoded = names.encoded(position);
    int guess = names.guessIndex(position);
    if (guess < count && index.isAt(first + guess, encoded[0])) {
      return found(names, position, 0, index.valueAt(first + guess));
    }
    for (int i = 0; i < encoded.length; i++) {
      int found = index.find(first, count, encoded[i]);
      if (found >= 0) {
        if (i == 0) {
          names.found(position, found - first);
        }
        return found(names, position, i, index.valueAt(found));
      }
    }
    return -1;
  }

  private int found(AttributeNames names, int position, int nameIndex, int found) {
    name = names.name(position, nameIndex);
    return WireType.type(found) == WireType.NULL ? -1 : found;
  }

  private AttributeIndex attributes() {
    if (attributes == null) {
      throw new IllegalStateException("A map has not been entered");
    }
    return attributes;
  }

  /** The position of the next attribute of an indexed map; -1 if there is none left. */
  int nextPosition() {
    walked = true;
    return ++index < count ? first + index : -1;
  }

  void walk() {
    walked = true;
  }

  void appendPath(StringBuilder path) {
    if (parent != null) {
      parent.appendPath(path);
    }
    if (WireType.type(value) != WireType.M) {
      path.append('[').append(index).append(']');
    } else if (walked) {
      path.append("[*]");
    } else if (name != null) {
      path.append(path.length() == 0 ? "" : ".").append(name);
    }
  }
}
