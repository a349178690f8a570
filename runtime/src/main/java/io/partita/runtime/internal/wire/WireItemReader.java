package io.partita.runtime.internal.wire;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.NumberReader;
import io.partita.runtime.internal.item.TextConstants;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads an item from the bytes of a response or a request. */
final class WireItemReader extends NumberReader {

  /** Up to so many digits a number fits into a long, whatever they are. */
  private static final int LONG_DIGITS = 18;

  private static final String TEXT = "text (S)";
  private static final int NESTED_ATTRIBUTES = 8;
  private static final int TYPICAL_KEY = 64;

  private final JsonBytes json;
  private final byte[] bytes;
  private final WireFrame root = WireFrame.root();
  private WireItem item;
  private @Nullable WireFrame frame;

  /** The attributes of the nested maps that have been entered; null before the first. */
  private @Nullable AttributeIndex nested;

  /** For keys to compare with; null before the first. */
  private @Nullable StringBuilder buffer;

  private int type = WireType.M;

  /** Where the value the reader stands at begins; not used for the item itself. */
  private int place;

  /** Where that value ends, if it is known. */
  private int end = WireFrame.UNKNOWN;

  WireItemReader(String entity, WireItem item) {
    super(entity);
    this.item = item;
    this.json = item.index().json();
    this.bytes = json.array();
  }

  /** Whether this reads items of an entity. */
  boolean isOf(String other) {
    return entity().equals(other);
  }

  /** This reader, which has left the item it was at, at another one in the same bytes. */
  WireItemReader at(WireItem other) {
    item = other;
    type = WireType.M;
    end = WireFrame.UNKNOWN;
    return this;
  }

  private void standAt(int value) {
    type = WireType.type(value);
    place = WireType.place(value);
    end = WireFrame.UNKNOWN;
  }

  @Override
  public void enterMap() {
    expect(WireType.M, "a map (M)");
    if (frame == null) {
      root.enter(item);
      frame = root;
    } else {
      enter();
    }
  }

  private void enter() {
    frame = frame().enter(WireType.pack(type, place));
    frame.next = json.next(place + 1);
  }

  @Override
  public int next(AttributeNames names) {
    WireFrame map = frame();
    if (!map.isIndexed() && WireFrame.isWalkable(names)) {
      return nextInOrder(map, names);
    }
    index(map);
    int value = map.next(names);
    if (value < 0) {
      return -1;
    }
    standAt(value);
    return map.index;
  }

  /** Goes on in the order of the bytes, so that they need not be walked over once more. */
  private int nextInOrder(WireFrame map, AttributeNames names) {
    while (nextEntry(map)) {
      int name = map.next + 1;
      int position = map.positionOf(names, json, name);
      int nameEnd;
      if (position < 0) {
        nameEnd = json.end(name);
        position = unescapedPositionOf(names, name);
      } else {
        nameEnd = name + names.encoded(position)[0].length();
      }
      standAt(json.unwrap(json.afterColon(nameEnd + 1)));
      if (position >= 0) {
        map.met(names, position, isNull());
        if (!isNull()) {
          return position;
        }
      }
    }
    map.name = null;
    return -1;
  }

  private int unescapedPositionOf(AttributeNames names, int name) {
    return bytes[json.plainEnd(name)] == '"' ? -1 : WireFrame.positionOf(names, json.decode(name));
  }

  /** Goes to the next entry of a map; whether there is one. */
  private boolean nextEntry(WireFrame map) {
    if (map.index++ >= 0) {
      map.next = afterEntry(valueEnd());
    }
    if (bytes[map.next] == '}') {
      map.end = map.next + 1;
      return false;
    }
    return true;
  }

  private void index(WireFrame map) {
    if (!map.isIndexed()) {
      if (nested == null) {
        nested = new AttributeIndex(json, NESTED_ATTRIBUTES);
      }
      int first = nested.begin();
      map.end = indexEntries(nested, first, map.next);
      map.attributes(nested, first, nested.size() - first);
    }
  }

  /** Adds the entries of a map from a place on; the place after the map. */
  private int indexEntries(AttributeIndex index, int first, int from) {
    int at = from;
    while (bytes[at] != '}') {
      int name = at + 1;
      int plainEnd = json.plainEnd(name);
      boolean plain = bytes[plainEnd] == '"';
      int nameEnd = plain ? plainEnd : json.end(plainEnd);
      int value = json.unwrap(json.afterColon(nameEnd + 1));
      index.add(first, name, nameEnd, !plain, value);
      at = afterEntry(json.after(WireType.type(value), WireType.place(value)));
    }
    return at + 1;
  }

  /** The place of the next entry or element after the end of a wrapped value. */
  private int afterEntry(int valueEnd) {
    return json.afterSeparator(json.afterNext(valueEnd));
  }

  @Override
  public void require(AttributeNames names, int position) {
    WireFrame map = frame();
    if (!map.met(names, position)) {
      map.name = names.name(position);
      throw missing(names, position);
    }
  }

  @Override
  public boolean met(AttributeNames names, int position) {
    return frame().met(names, position);
  }

  @Override
  public Map<String, AttributeValue> attributesExcept(Set<String> names) {
    return item.attributesExcept(names);
  }

  @Override
  public @Nullable AttributeValue attribute(String name) {
    return item.get(name);
  }

  @Override
  public @Nullable String nextKey() {
    WireFrame map = frame();
    if (map.isIndexed()) {
      int position = map.nextPosition();
      if (position < 0) {
        return null;
      }
      standAt(item.index().valueAt(position));
      return item.index().nameAt(position);
    }
    map.walk();
    if (!nextEntry(map)) {
      return null;
    }
    int from = map.next + 1;
    int keyEnd = json.end(from);
    standAt(json.unwrap(json.afterColon(keyEnd + 1)));
    return json.decode(from);
  }

  @Override
  public void exitMap() {
    WireFrame left = frame();
    if (left.isIndexed() && left.parent != null && nested != null) {
      nested.truncate(left.first());
    }
    exit(left);
    if (left == root) {
      item.index().giveBack(this);
    }
  }

  @Override
  public void enterList() {
    expect(WireType.L, "a list (L)");
    enter();
  }

  @Override
  public void enterSet() {
    switch (type) {
      case WireType.SS, WireType.NS, WireType.BS, WireType.L -> enter();
      default -> throw mismatch("a set (SS, NS, BS or L)", WireType.name(type));
    }
  }

  @Override
  public boolean nextElement() {
    WireFrame list = frame();
    int listType = WireType.type(list.value);
    if (list.index++ >= 0) {
      list.next = listType == WireType.L ? afterEntry(valueEnd()) : json.afterSeparator(valueEnd());
    }
    if (bytes[list.next] == ']') {
      list.end = list.next + 1;
      return false;
    }
    standAt(
        listType == WireType.L
            ? json.unwrap(list.next)
            : WireType.pack(WireType.ofElements(listType), list.next));
    return true;
  }

  @Override
  public void exitList() {
    exit(frame());
  }

  private void exit(WireFrame left) {
    standAt(left.value);
    end = left.end;
    frame = left.parent;
  }

  private int valueEnd() {
    return end == WireFrame.UNKNOWN ? json.after(type, place) : end;
  }

  @Override
  public boolean isNull() {
    return type == WireType.NULL;
  }

  @Override
  public String discriminator(String attribute) {
    expect(WireType.M, "a map (M)");
    int value = frame == null ? ofItem(attribute) : ofMap(attribute);
    if (value < 0 || WireType.type(value) != WireType.S) {
      String found = value < 0 ? "a map without it" : WireType.name(WireType.type(value));
      throw mismatch("a map (M) whose " + attribute + " is text (S)", found);
    }
    return json.decode(WireType.place(value) + 1);
  }

  private int ofItem(String attribute) {
    int position = item.index().find(item.first(), item.size(), attribute);
    return position < 0 ? -1 : item.index().valueAt(position);
  }

  /** The value of one entry of the map the reader stands at; -1 if it is not there. */
  private int ofMap(String attribute) {
    int found = -1;
    int at = json.next(place + 1);
    while (bytes[at] != '}') {
      int nameEnd = json.end(at + 1);
      int value = json.unwrap(json.afterColon(nameEnd + 1));
      if (json.is(at + 1, attribute)) {
        found = value;
      }
      at = afterEntry(json.after(WireType.type(value), WireType.place(value)));
    }
    return found;
  }

  @Override
  public String string() {
    expect(WireType.S, TEXT);
    return text();
  }

  private String text() {
    int from = place + 1;
    int plainEnd = json.plainEnd(from);
    if (bytes[plainEnd] == '"') {
      end = plainEnd + 1;
      return new String(bytes, from, plainEnd - from, StandardCharsets.ISO_8859_1);
    }
    int textEnd = json.endOrComplement(plainEnd);
    end = (textEnd < 0 ? ~textEnd : textEnd) + 1;
    return json.decode(from, textEnd);
  }

  @Override
  public boolean isText(CharSequence text) {
    return type == WireType.S && json.is(place + 1, text);
  }

  @Override
  public boolean isText(String beginning, String rest) {
    return type == WireType.S && json.is(place + 1, beginning, rest);
  }

  @Override
  public StringBuilder buffer() {
    if (buffer == null) {
      buffer = new StringBuilder(TYPICAL_KEY);
    }
    buffer.setLength(0);
    return buffer;
  }

  @Override
  public <T> @Nullable T constant(TextConstants<T> constants) {
    expect(WireType.S, TEXT);
    int from = place + 1;
    int position = constants.find(json.words(), from);
    if (position < 0) {
      return constants.of(text());
    }
    end = from + constants.length(position) + 1;
    return constants.get(position);
  }

  @Override
  public boolean bool() {
    expect(WireType.BOOL, "a boolean (BOOL)");
    return bytes[place] == 't';
  }

  @Override
  protected String number(String expected) {
    expect(WireType.N, expected);
    return text();
  }

  @Override
  protected long integer(long min, long max, String expected) {
    expect(WireType.N, expected);
    int first = bytes[place + 1] == '-' ? place + 2 : place + 1;
    int at = first;
    long value = 0;
    while (at - first < LONG_DIGITS && bytes[at] >= '0' && bytes[at] <= '9') {
      value = 10 * value + bytes[at] - '0';
      at++;
    }
    if (at == first || bytes[at] != '"') {
      return super.integer(min, max, expected);
    }
    end = at + 1;
    long signed = first == place + 1 ? value : -value;
    if (signed < min || signed > max) {
      throw mismatch(expected, "a number out of its range");
    }
    return signed;
  }

  @Override
  public byte[] bytes() {
    expect(WireType.B, "binary (B)");
    int textEnd = json.end(place + 1);
    end = textEnd + 1;
    return Base64Text.decode(bytes, place + 1, textEnd);
  }

  @Override
  protected String path() {
    StringBuilder path = new StringBuilder();
    if (frame != null) {
      frame.appendPath(path);
    }
    return path.toString();
  }

  private void expect(int expectedType, String expected) {
    if (type != expectedType) {
      throw mismatch(expected, WireType.name(type));
    }
  }

  private WireFrame frame() {
    if (frame == null) {
      throw new IllegalStateException("No map or list has been entered");
    }
    return frame;
  }
}
