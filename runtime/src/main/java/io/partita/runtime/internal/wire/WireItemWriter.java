package io.partita.runtime.internal.wire;

import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.NumberWriter;
import io.partita.runtime.generated.value.SetKind;
import io.partita.runtime.internal.item.ItemSize;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes items as the bytes of a request. */
public final class WireItemWriter extends NumberWriter {

  /** What DynamoDB counts for a map or list beside its content. */
  private static final int CONTAINER = 3;

  private static final int FIRST_CAPACITY = 2048;
  private static final int FIRST_ATTRIBUTES = 16;

  private final JsonBuffer json = new JsonBuffer(FIRST_CAPACITY);
  private final List<String> attributes = new ArrayList<>();

  /** Where the attributes are, as in an {@link AttributeIndex}. */
  private int[] places = new int[2 * FIRST_ATTRIBUTES];

  private final Nesting root = Nesting.root();
  private Nesting nesting = root;

  /** The size of the item as DynamoDB counts it. */
  private long itemSize;

  private boolean repeats;

  /** Bits of the names in {@link #attributes}; equal names have the same one. */
  private long names;

  public WireItemWriter(String entity) {
    super(entity);
  }

  /**
   * Writes a whole item; null if it names an attribute twice, which a map can resolve and JSON
   * cannot.
   */
  public <E> @Nullable WrittenItem write(EntityMapper<E> mapper, E record) {
    reset();
    mapper.write(record, this);
    return written();
  }

  /**
   * Writes a whole item; null if it names an attribute twice.
   *
   * @param item writes its attributes
   */
  public @Nullable WrittenItem write(Consumer<? super ItemWriter> item) {
    reset();
    beginMap();
    item.accept(this);
    endMap();
    return written();
  }

  private void reset() {
    json.truncate(0);
    attributes.clear();
    names = 0;
    nesting = root;
    itemSize = 0;
    repeats = false;
  }

  private @Nullable WrittenItem written() {
    return repeats
        ? null
        : new WrittenItem(json.copy(), itemSize, Arrays.copyOf(places, 2 * attributes.size()));
  }

  @Override
  public void beginMap() {
    boolean isItem = nesting.parent == null;
    if (!isItem) {
      begin(WireType.M);
      itemSize += CONTAINER;
    }
    enter(nesting.beginMap());
    json.ascii('{');
  }

  @Override
  public void name(String attribute) {
    map().name(attribute, false);
    if (nesting.level == 1) {
      note(attribute);
    }
  }

  private void note(String attribute) {
    long bit = 1L << attribute.hashCode();
    repeats |= (names & bit) != 0 && attributes.contains(attribute);
    names |= bit;
    attributes.add(attribute);
  }

  @Override
  public void key(String key) {
    map().name(key, true);
    if (key.isEmpty()) {
      throw emptyKey();
    }
    if (nesting.level == 1) {
      note(key);
    }
  }

  @Override
  public void endMap() {
    json.ascii('}');
    end();
  }

  @Override
  public void beginList() {
    begin(WireType.L);
    itemSize += CONTAINER;
    enter(nesting.beginList());
    json.ascii('[');
  }

  @Override
  public void endList() {
    json.ascii(']');
    end();
  }

  @Override
  public void beginSet(SetKind kind) {
    begin(
        switch (kind) {
          case TEXT -> WireType.SS;
          case NUMBER -> WireType.NS;
          case BINARY -> WireType.BS;
        });
    enter(nesting.beginSet(kind));
    json.ascii('[');
  }

  @Override
  public void endSet() {
    json.ascii(']');
    end();
  }

  private void enter(Nesting begun) {
    if (begun.level > MAX_LEVELS) {
      throw tooDeep();
    }
    nesting = begun;
  }

  /** Ends a map, list or set, and with it the value it is. */
  private void end() {
    Nesting parent = nesting.parent;
    if (parent == null) {
      throw new IllegalStateException("More has been ended than begun");
    }
    nesting = parent;
    if (parent.parent != null) {
      json.ascii('}');
      done();
    }
  }

  /** Begins a value of a map or list. */
  private void begin(int type) {
    if (nesting.set() != null) {
      throw wrongElement();
    }
    if (nesting.count > 0) {
      json.ascii(',');
    }
    if (nesting.level == 1) {
      beginAttribute(type);
      return;
    }
    if (nesting.isMap()) {
      writeName();
    }
    itemSize++;
    json.ascii(WireType.wrapper(type));
  }

  /** Begins a value of the item itself, and notes where it is. */
  private void beginAttribute(int type) {
    int position = 2 * nesting.count;
    if (position == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    int name = json.size() + 1;
    int length = writeName();
    boolean escaped = json.size() > name + length + 2;
    json.ascii(WireType.wrapper(type));
    places[position] = AttributeIndex.entry(name, escaped);
    places[position + 1] = WireType.pack(type, json.size());
  }

  /** Writes the name of a value; its length without escapes. */
  private int writeName() {
    String name = nesting.name;
    if (name == null) {
      throw new IllegalStateException("A value in a map has no name");
    }
    int length = json.string(name);
    if (length < 0) {
      throw illFormed("a key of the map");
    }
    itemSize += length;
    json.ascii(':');
    return length;
  }

  private void done() {
    nesting.count++;
    nesting.name = null;
  }

  /** Begins an element of a set; false if the set has it already. */
  private boolean beginElement(SetKind kind, String element) {
    if (nesting.set() != kind) {
      throw wrongElement();
    }
    if (!nesting.addElement(element)) {
      return false;
    }
    if (nesting.count > 0) {
      json.ascii(',');
    }
    return true;
  }

  private IllegalStateException wrongElement() {
    return new IllegalStateException(
        "A set of kind " + nesting.set() + " was given an element of another");
  }

  @Override
  public void nullValue() {
    if (nesting.set() != null) {
      throw nullElement();
    }
    begin(WireType.NULL);
    json.ascii("true}");
    itemSize++;
    done();
  }

  @Override
  public void string(String value) {
    if (nesting.set() == null) {
      begin(WireType.S);
      text(value);
      json.ascii('}');
      done();
    } else if (beginElement(SetKind.TEXT, value)) {
      text(value);
      done();
    }
  }

  private void text(String value) {
    int length = json.string(value);
    if (length < 0) {
      throw illFormed("the text");
    }
    itemSize += length;
  }

  @Override
  public void bool(boolean value) {
    begin(WireType.BOOL);
    json.ascii(value ? "true}" : "false}");
    itemSize++;
    done();
  }

  @Override
  public void number(int value) {
    number((long) value);
  }

  @Override
  public void number(long value) {
    if (nesting.set() != null) {
      number(Long.toString(value));
      return;
    }
    begin(WireType.N);
    json.ascii('"');
    json.number(value);
    json.ascii("\"}");
    itemSize += ItemSize.ofNumber(value);
    done();
  }

  @Override
  protected void number(String text) {
    if (nesting.set() == null) {
      begin(WireType.N);
      json.ascii('"');
      json.ascii(text);
      json.ascii("\"}");
      itemSize += ItemSize.ofNumber(text);
      done();
    } else if (beginElement(SetKind.NUMBER, text)) {
      json.ascii('"');
      json.ascii(text);
      json.ascii('"');
      itemSize += ItemSize.ofNumber(text);
      done();
    }
  }

  @Override
  public void bytes(byte[] value) {
    String text = Base64.getEncoder().encodeToString(value);
    if (nesting.set() == null) {
      begin(WireType.B);
      json.ascii('"');
      json.ascii(text);
      json.ascii("\"}");
      itemSize += value.length;
      done();
    } else if (beginElement(SetKind.BINARY, text)) {
      json.ascii('"');
      json.ascii(text);
      json.ascii('"');
      itemSize += value.length;
      done();
    }
  }

  @Override
  protected String path() {
    StringBuilder path = new StringBuilder();
    nesting.appendPath(path);
    return path.toString();
  }

  private Nesting map() {
    if (!nesting.isMap()) {
      throw new IllegalStateException("A name is given, but no map has been begun");
    }
    return nesting;
  }
}
