package io.partita.runtime.generated.value;

import io.partita.runtime.internal.item.TextConstants;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue.Type;

/** Reads an item from the SDK's {@link AttributeValue}s. */
public final class MapItemReader extends NumberReader {

  private static final int TYPICAL_KEY = 64;

  /** The path of the value being read; empty for a whole item. */
  private final String root;

  private final Map<String, AttributeValue> item;
  private @Nullable ReaderFrame frame;

  /** The value the reader stands at; null for the item itself. */
  private @Nullable AttributeValue current;

  private MapItemReader(
      String entity,
      String root,
      Map<String, AttributeValue> item,
      @Nullable AttributeValue value) {
    super(entity);
    this.root = root;
    this.item = item;
    this.current = value;
  }

  /** A reader of a whole item. */
  static MapItemReader of(String entity, Map<String, AttributeValue> item) {
    return new MapItemReader(entity, "", item, null);
  }

  /** Reads a whole item. */
  public static <T> T read(String entity, Map<String, AttributeValue> item, Codec<T> codec) {
    return codec.read(of(entity, item));
  }

  /**
   * Reads one value.
   *
   * @param context the entity and the path of the attribute in it, such as {@code User.address},
   *     for messages
   */
  public static <T> T value(String context, AttributeValue value, Codec<T> codec) {
    int dot = context.indexOf('.');
    return dot < 0
        ? value(context, "", value, codec)
        : value(context.substring(0, dot), context.substring(dot + 1), value, codec);
  }

  /** Reads one value of an entity, with the path of the attribute it is from. */
  public static <T> T value(String entity, String path, AttributeValue value, Codec<T> codec) {
    return codec.read(new MapItemReader(entity, path, Map.of(), value));
  }

  @Override
  public void enterMap() {
    expect(Type.M, "a map (M)");
    frame = ReaderFrame.ofMap(frame, current, current == null ? item : current.m());
  }

  @Override
  public int next(AttributeNames names) {
    ReaderFrame map = frame();
    AttributeValue value = map.next(names);
    if (value == null) {
      return -1;
    }
    current = value;
    return map.index;
  }

  @Override
  public void require(AttributeNames names, int position) {
    if (!frame().met(names, position)) {
      frame().name = names.name(position);
      throw missing(names, position);
    }
  }

  @Override
  public boolean met(AttributeNames names, int position) {
    return frame().met(names, position);
  }

  @Override
  public Map<String, AttributeValue> attributesExcept(Set<String> names) {
    Map<String, AttributeValue> others = new LinkedHashMap<>();
    item.forEach(
        (name, value) -> {
          if (!names.contains(name)) {
            others.put(name, AttributeTypes.orNul(value));
          }
        });
    return Collections.unmodifiableMap(others);
  }

  @Override
  public @Nullable AttributeValue attribute(String name) {
    return item.get(name);
  }

  @Override
  public @Nullable String nextKey() {
    Map.Entry<String, AttributeValue> entry = frame().nextEntry();
    if (entry == null) {
      return null;
    }
    current = AttributeTypes.orNul(entry.getValue());
    return entry.getKey();
  }

  @Override
  public void exitMap() {
    exit();
  }

  @Override
  public void enterList() {
    expect(Type.L, "a list (L)");
    enterElements();
  }

  @Override
  public void enterSet() {
    switch (type()) {
      case SS, NS, BS, L -> enterElements();
      default -> throw mismatch("a set (SS, NS, BS or L)", found());
    }
  }

  private void enterElements() {
    frame = ReaderFrame.ofElements(frame, value());
  }

  @Override
  public boolean nextElement() {
    AttributeValue element = frame().nextElement();
    if (element == null) {
      return false;
    }
    current = element;
    return true;
  }

  @Override
  public void exitList() {
    exit();
  }

  private void exit() {
    ReaderFrame left = frame();
    current = left.value;
    frame = left.parent;
  }

  @Override
  public boolean isNull() {
    return type() == Type.NUL;
  }

  @Override
  public String discriminator(String attribute) {
    expect(Type.M, "a map (M)");
    AttributeValue value = (current == null ? item : current.m()).get(attribute);
    if (value == null || value.type() != Type.S) {
      String found = value == null ? "a map without it" : AttributeTypes.describe(value);
      throw mismatch("a map (M) whose " + attribute + " is text (S)", found);
    }
    return value.s();
  }

  @Override
  public String string() {
    expect(Type.S, "text (S)");
    return value().s();
  }

  @Override
  public boolean isText(CharSequence text) {
    return type() == Type.S && value().s().contentEquals(text);
  }

  @Override
  public boolean isText(String beginning, String rest) {
    if (type() != Type.S) {
      return false;
    }
    String text = value().s();
    return text.length() == beginning.length() + rest.length()
        && text.startsWith(beginning)
        && text.endsWith(rest);
  }

  @Override
  public StringBuilder buffer() {
    return new StringBuilder(TYPICAL_KEY);
  }

  @Override
  @SuppressWarnings("exports") // for the runtime alone
  public <T> @Nullable T constant(TextConstants<T> constants) {
    return constants.of(string());
  }

  @Override
  public boolean bool() {
    expect(Type.BOOL, "a boolean (BOOL)");
    return value().bool();
  }

  @Override
  protected String number(String expected) {
    expect(Type.N, expected);
    return value().n();
  }

  @Override
  public byte[] bytes() {
    expect(Type.B, "binary (B)");
    return value().b().asByteArray();
  }

  @Override
  protected String path() {
    StringBuilder path = new StringBuilder(root);
    if (frame != null) {
      frame.appendPath(path);
    }
    return path.toString();
  }

  private void expect(Type type, String expected) {
    if (type() != type) {
      throw mismatch(expected, found());
    }
  }

  private Type type() {
    return current == null ? Type.M : current.type();
  }

  private String found() {
    return current == null ? "M" : AttributeTypes.describe(current);
  }

  private AttributeValue value() {
    if (current == null) {
      throw new IllegalStateException("The reader stands at the item itself");
    }
    return current;
  }

  private ReaderFrame frame() {
    if (frame == null) {
      throw new IllegalStateException("No map or list has been entered");
    }
    return frame;
  }
}
