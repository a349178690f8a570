package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.MappingException;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Shorthands of the tests: values of an attribute {@code value} of an entity {@code Order}. */
final class Stored {

  /** What tests store where it must not appear in a message. */
  static final String SECRET = "hunter2";

  private Stored() {}

  static <T> AttributeValue write(Codec<T> codec, T value) {
    return MapItemWriter.value("Order.value", value, codec);
  }

  static <T> T read(Codec<T> codec, AttributeValue value) {
    return MapItemReader.value("Order.value", value, codec);
  }

  static <T> T roundTrip(Codec<T> codec, T value) {
    return read(codec, write(codec, value));
  }

  static <T> MappingException readFailure(Codec<T> codec, AttributeValue value) {
    return checked(assertThrows(MappingException.class, () -> read(codec, value)));
  }

  static <T> MappingException writeFailure(Codec<T> codec, T value) {
    return checked(assertThrows(MappingException.class, () -> write(codec, value)));
  }

  private static MappingException checked(MappingException e) {
    assertFalse(String.valueOf(e.getMessage()).contains(SECRET), "the message shows the value");
    return e;
  }

  static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  static AttributeValue n(String number) {
    return AttributeValue.fromN(number);
  }

  static AttributeValue l(AttributeValue... elements) {
    return AttributeValue.fromL(List.of(elements));
  }

  static AttributeValue nul() {
    return AttributeValue.fromNul(true);
  }
}
