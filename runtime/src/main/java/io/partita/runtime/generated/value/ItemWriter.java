package io.partita.runtime.generated.value;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes an item. Inside a map, {@link #name} comes before each value.
 *
 * <p>Every method that writes a value fails with a {@link MappingException} that names the entity
 * and the attribute's path, and never the value, if DynamoDB could not store it as it is.
 */
public interface ItemWriter {

  void beginMap();

  /** Names the next value of the current map. */
  void name(String attribute);

  /** Names the next value of a current map whose keys are data: messages do not show it. */
  void key(String key);

  void endMap();

  void beginList();

  void endList();

  /**
   * Begins a set; its elements are written like those of a list, and equal ones are stored once.
   */
  void beginSet(SetKind kind);

  void endSet();

  void nullValue();

  void string(String value);

  void bool(boolean value);

  void number(int value);

  void number(long value);

  void number(float value);

  void number(double value);

  void number(BigInteger value);

  void number(BigDecimal value);

  /** Writes binary; the array may change afterwards. */
  void bytes(byte[] value);

  /** Writes a value of any type as it is; null is refused. */
  default void attributeValue(@Nullable AttributeValue value) {
    AttributeValues.write(value, this);
  }

  /**
   * An exception about the value being written: {@code problem} is a clause that says what is wrong
   * with it, never the value.
   */
  default MappingException refused(String problem) {
    return refused(problem, null);
  }

  /** An exception about the value being written, with the exception that is the reason. */
  MappingException refused(String problem, @Nullable Throwable cause);

  /** Writes an attribute, unless it is null. */
  default void string(String attribute, @Nullable String value) {
    if (value != null) {
      name(attribute);
      string(value);
    }
  }

  default void bool(String attribute, boolean value) {
    name(attribute);
    bool(value);
  }

  default void number(String attribute, int value) {
    name(attribute);
    number(value);
  }

  default void number(String attribute, long value) {
    name(attribute);
    number(value);
  }

  default void number(String attribute, float value) {
    name(attribute);
    number(value);
  }

  default void number(String attribute, double value) {
    name(attribute);
    number(value);
  }

  /** Writes an attribute through a codec, unless it is null or stored as an absent attribute. */
  default <T> void attribute(String attribute, @Nullable T value, Codec<T> codec) {
    if (value != null && !codec.isAbsent(value)) {
      name(attribute);
      codec.write(value, this);
    }
  }
}
