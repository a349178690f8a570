package io.partita.runtime.internal.item;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes an item as the SDK's {@link AttributeValue}s. */
public final class MapItemWriter implements ItemWriter {

  /** The levels of maps and lists that DynamoDB stores, the item itself being the first. */
  private static final int MAX_LEVELS = 32;

  private static final AttributeValue NULL = AttributeValue.createNul(true);
  private static final AttributeValue TRUE = AttributeValue.createBool(true);
  private static final AttributeValue FALSE = AttributeValue.createBool(false);

  private final String entity;

  /** The path of the value being written; empty for a whole item. */
  private final String root;

  private WriterFrame frame;

  private MapItemWriter(String entity, String root, int level) {
    this.entity = entity;
    this.root = root;
    this.frame = new WriterFrame.Root(level);
  }

  /**
   * Writes a whole item into a new map that keeps the order in which the attributes were written.
   */
  public static <T> Map<String, AttributeValue> write(
      String entity, T record, RecordCodec<T> codec) {
    MapItemWriter writer = new MapItemWriter(entity, "", 0);
    writer.beginMap();
    codec.writeAttributes(record, writer);
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
      throw refused("a key of the map is empty, which DynamoDB does not store");
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
      throw refused("a set of text, numbers or binary cannot hold null");
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
  public void number(int value) {
    frame.number(Integer.toString(value));
  }

  @Override
  public void number(long value) {
    frame.number(Long.toString(value));
  }

  @Override
  public void number(float value) {
    frame.number(NumberText.of(value, this));
  }

  @Override
  public void number(double value) {
    frame.number(NumberText.of(value, this));
  }

  @Override
  public void number(BigInteger value) {
    frame.number(NumberText.of(value, this));
  }

  @Override
  public void number(BigDecimal value) {
    frame.number(NumberText.of(value, this));
  }

  @Override
  public void bytes(byte[] value) {
    frame.bytes(SdkBytes.fromByteArray(value));
  }

  @Override
  public MappingException refused(String problem, @Nullable Throwable cause) {
    StringBuilder path = new StringBuilder(root);
    frame.appendPath(path);
    return MappingException.unwritable(entity, path.toString(), problem, cause);
  }

  private void checkWellFormed(String text, String subject) {
    if (!AttributeText.isWellFormed(text)) {
      throw refused(
          subject
              + " has a surrogate without its partner, which DynamoDB would replace by another"
              + " character");
    }
  }

  private void begin(WriterFrame begun) {
    if (begun.level() > MAX_LEVELS) {
      throw refused("it is nested deeper than the 32 levels DynamoDB stores");
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
