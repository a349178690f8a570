package io.partita.runtime.internal.wire;

import io.partita.runtime.internal.item.EncodedName;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Where the attributes of maps are in some bytes: for each one the place of its name, and its type
 * with the place of its value. Those of one map follow each other.
 */
final class AttributeIndex {

  /** Maps with more attributes are not searched for names that occur twice. */
  private static final int MAX_DEDUPLICATED = 64;

  private static final int ESCAPED = 1 << 31;

  private final JsonBytes json;
  private final byte[] bytes;

  /** Two for each attribute; one object for each would be most of what a response takes. */
  private int[] entries;

  private int size;

  /** A reader that nobody uses: the items of a page are mostly read one after the other. */
  private final AtomicReference<@Nullable WireItemReader> reader = new AtomicReference<>();

  /** Bits of the names in the map that is being added; equal names have the same one. */
  private long names;

  AttributeIndex(JsonBytes json, int capacity) {
    this(json, new int[2 * capacity], 0);
  }

  /**
   * @param entries two for each attribute: {@link #entry} of its name, and the type and place of
   *     its value
   * @param size how many attributes there are
   */
  AttributeIndex(JsonBytes json, int[] entries, int size) {
    this.json = json;
    this.bytes = json.array();
    this.entries = entries;
    this.size = size;
  }

  /** The place of a name, and whether it has escapes, in one number. */
  static int entry(int name, boolean escaped) {
    return escaped ? name | ESCAPED : name;
  }

  JsonBytes json() {
    return json;
  }

  /** A reader of another item that has been given back; null if there is none. */
  @Nullable WireItemReader takeReader() {
    return reader.get() == null ? null : reader.getAndSet(null);
  }

  /** Keeps a reader that is no longer used, for other items. */
  void giveBack(WireItemReader used) {
    reader.set(used);
  }

  /** How many attributes there are; the next one has this position. */
  int size() {
    return size;
  }

  /** Makes room for so many attributes in all. */
  void reserve(int capacity) {
    if (2 * capacity > entries.length) {
      entries = Arrays.copyOf(entries, 2 * capacity);
    }
  }

  /** Begins a map and returns the position of its first attribute. */
  int begin() {
    names = 0;
    return size;
  }

  /** Forgets the attributes from a position on. */
  void truncate(int position) {
    size = position;
  }

  /**
   * Adds an attribute to the map that begins at a position; one of the same name is replaced, as it
   * would be in a Java map.
   *
   * @param name the place of its name
   * @param nameEnd the place of the quote after it
   * @param escaped whether the name has escapes
   * @param value the type and place of its value
   */
  void add(int first, int name, int nameEnd, boolean escaped, int value) {
    int entry = entry(name, escaped);
    int position = mayBeKnown(first, name, nameEnd, escaped) ? findSame(first, entry) : -1;
    if (position < 0) {
      position = size++;
      if (2 * size > entries.length) {
        entries = Arrays.copyOf(entries, 4 * size);
      }
      entries[2 * position] = entry;
    }
    entries[2 * position + 1] = value;
  }

  private boolean mayBeKnown(int first, int name, int nameEnd, boolean escaped) {
    if (size - first > MAX_DEDUPLICATED) {
      return false;
    }
    long bit =
        escaped || name == nameEnd
            ? -1L
            : 1L << nameEnd - name + 7 * bytes[name] + 31 * bytes[nameEnd - 1];
    boolean known = (names & bit) != 0;
    names |= bit;
    return known;
  }

  private int findSame(int first, int entry) {
    for (int i = first; i < size; i++) {
      int other = entries[2 * i];
      if ((entry | other) < 0 ? name(entry).equals(name(other)) : areSame(entry, other)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether two texts without escapes are the same, up to and with the quote that ends them. */
  private boolean areSame(int one, int other) {
    int at = 0;
    while (bytes[one + at] == bytes[other + at]) {
      if (bytes[one + at] == '"') {
        return true;
      }
      at++;
    }
    return false;
  }

  private String name(int entry) {
    return json.decode(entry & ~ESCAPED);
  }

  /** The name of the attribute at a position. */
  String nameAt(int position) {
    return name(entries[2 * position]);
  }

  /** The type and place of the value of the attribute at a position. */
  int valueAt(int position) {
    return entries[2 * position + 1];
  }

  /** The position of an attribute of a map; -1 if it is not there. */
  int find(int first, int count, String name) {
    for (int i = first; i < first + count; i++) {
      if (json.is(entries[2 * i] & ~ESCAPED, name)) {
        return i;
      }
    }
    return -1;
  }

  /** The position of an attribute of a map; -1 if it is not there. */
  int find(int first, int count, EncodedName name) {
    for (int i = first; i < first + count; i++) {
      if (isAt(i, name)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the attribute at a position has a name. */
  boolean isAt(int position, EncodedName name) {
    int entry = entries[2 * position];
    return entry < 0 ? name.is(name(entry)) : name.isAt(json.words(), entry);
  }
}
