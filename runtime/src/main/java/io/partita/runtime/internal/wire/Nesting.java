package io.partita.runtime.internal.wire;

import io.partita.runtime.generated.value.SetKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import org.jspecify.annotations.Nullable;

/** A map, list or set that a {@link WireItemWriter} has begun; used again for others. */
final class Nesting {

  /** Up to so many elements of a set are compared one by one. */
  private static final int FEW = 16;

  final @Nullable Nesting parent;

  /** How many maps and lists this is inside of, itself and the item counted; sets do not count. */
  int level;

  /** How many values have been written to it. */
  int count;

  /** The name of the value that is being written to a map. */
  @Nullable String name;

  private boolean nameIsData;
  private boolean isMap;
  private @Nullable SetKind set;
  private Collection<String> elements = new ArrayList<>(0);
  private @Nullable Nesting child;

  private Nesting(@Nullable Nesting parent) {
    this.parent = parent;
  }

  /** Where the outermost value goes. */
  static Nesting root() {
    return new Nesting(null);
  }

  Nesting beginMap() {
    return begin(level + 1, true, null);
  }

  Nesting beginList() {
    return begin(level + 1, false, null);
  }

  Nesting beginSet(SetKind kind) {
    return begin(level, false, kind);
  }

  private Nesting begin(int begunLevel, boolean begunMap, @Nullable SetKind kind) {
    if (child == null) {
      child = new Nesting(this);
    }
    child.level = begunLevel;
    child.count = 0;
    child.name = null;
    child.isMap = begunMap;
    child.set = kind;
    if (kind != null) {
      child.elements = new ArrayList<>();
    }
    return child;
  }

  boolean isMap() {
    return isMap;
  }

  /** The kind of a set; null in a map or list. */
  @Nullable SetKind set() {
    return set;
  }

  void name(String given, boolean isData) {
    name = given;
    nameIsData = isData;
  }

  /** Whether an element is new in a set, which from then on has it. */
  boolean addElement(String element) {
    if (elements.contains(element)) {
      return false;
    }
    if (elements.size() == FEW) {
      elements = new HashSet<>(elements);
    }
    return elements.add(element);
  }

  void appendPath(StringBuilder path) {
    if (parent == null) {
      return;
    }
    parent.appendPath(path);
    if (!isMap) {
      path.append('[').append(count).append(']');
    } else if (name != null && nameIsData) {
      path.append("[*]");
    } else if (name != null) {
      path.append(path.length() == 0 ? "" : ".").append(name);
    }
  }
}
