package io.partita.runtime.generated.value;

import io.partita.runtime.internal.item.AttributeText;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes an item as the SDK's {@link AttributeValue}s. */
public final class MapItemWriter extends NumberWriter {

  private static final AttributeValue NULL = AttributeValue.createNul(true);
  private static final AttributeValue TRUE = AttributeValue.createBool(true);
  private static final AttributeValue FALSE = AttributeValue.createBool(false);

  /** The path of the value being written; empty for a whole item. */
  private final String root;

  private WriterFrame frame;

  private MapItemWriter(String entity, String root, int level) {
    super(entity);
    this.root = root;
    this.frame = new WriterFrame.Root(level);
  }

  /**
   * Writes a record as a whole item into a new map that keeps the order in which the attributes
   * were written.
   */
  public static <T> Map<String, AttributeValue> write(
      String entity, T record, RecordCodec<T> codec) {
    return write(entity, writer -> codec.writeAttributes(record, writer));
  }

  /**
   * Writes a whole item into a new map that keeps the order in which the attributes were written.
   *
   * @param attributes writes the attributes of the item
   */
  public static Map<String, AttributeValue> write(
      String entity, Consumer<? super ItemWriter> attributes) {
    MapItemWriter writer = new MapItemWriter(entity, "", 0);
    writer.beginMap();
    attributes.accept(writer);
    return writer.map().entries();
  }

  /**
   * Writes one value.
   *
   * @param context the entity and the path of the attribute in it, such as {@code User.address},
   *     for messages
   */
  public static <T> AttributeValue value(String context, T value, Codec<T> codec) {
    int dot = context.indexOf('.');
    return dot < 0
        ? value(context, "", value, codec)
        : value(context.substring(0, dot), context.substring(dot + 1), value, codec);
  }

  /** Writes one value of an entity, with the path of the attribute it is for. */
  public static <T> AttributeValue value(String entity, String path, T value, Codec<T> codec) {
    MapItemWriter writer = new MapItemWriter(entity, path, 1);
    codec.write(value, writer);
    return writer.frame.value();
  }

  @Override
  public void beginMap() {
    begin(new WriterFrame.OfMap(frame));
  }

  @Override
  public void name(String attribute) {
    map().name(attribute, false);
  }

  @Override
  public void key(String key) {
    map().name(key, true);
    if (key.isEmpty()) {
      throw emptyKey();
    }
    checkWellFormed(key, "a key of the map");
  }

  @Override
  public void endMap() {
    end();
  }

  @Override
  public void beginList() {
    begin(new WriterFrame.OfList(frame));
  }

  @Override
  public void endList() {
    end();
  }

  @Override
  public void beginSet(SetKind kind) {
    begin(new WriterFrame.OfSet(frame, kind));
  }

  @Override
  public void endSet() {
    end();
  }

  @Override
  public void nullValue() {
    if (frame.isSet()) {
      throw nullElement();
    }
    frame.add(NULL);
  }

  @Override
  public void string(String value) {
    checkWellFormed(value, "the text");
    frame.string(value);
  }

  @Override
  public void bool(boolean value) {
    frame.add(value ? TRUE : FALSE);
  }

  @Override
  protected void number(String text) {
    frame.number(text);
  }

  @Override
  public void bytes(byte[] value) {
    frame.bytes(SdkBytes.fromByteArray(value));
  }

  @Override
  protected String path() {
    StringBuilder path = new StringBuilder(root);
    frame.appendPath(path);
    return path.toString();
  }

  private void checkWellFormed(String text, String subject) {
    if (!AttributeText.isWellFormed(text)) {
      throw illFormed(subject);
    }
  }

  private void begin(WriterFrame begun) {
    if (begun.level() > MAX_LEVELS) {
      throw tooDeep();
    }
    frame = begun;
  }

  private void end() {
    WriterFrame ended = frame;
    frame = ended.parent();
    frame.add(ended.value());
  }

  private WriterFrame.OfMap map() {
    if (frame instanceof WriterFrame.OfMap map) {
      return map;
    }
    throw new IllegalStateException("A name is given, but no map has been begun");
  }
}
