package io.partita.runtime.generated.value;

import io.partita.runtime.MappingException;
import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes the SDK's values as they are. */
final class AttributeValues {

  private AttributeValues() {}

  /**
   * Writes a value of any type.
   *
   * @throws MappingException if DynamoDB could not store it
   */
  static void write(@Nullable AttributeValue value, ItemWriter writer) {
    if (value == null) {
      throw writer.refused("it is null. Leave the attribute out");
    }
    switch (value.type()) {
      case S -> writer.string(value.s());
      case N -> writeNumber(value.n(), writer);
      case B -> writer.bytes(value.b().asByteArray());
      case BOOL -> writer.bool(value.bool());
      case NUL -> writer.nullValue();
      case SS -> writeSet(value.ss(), SetKind.TEXT, writer::string, writer);
      case NS -> writeSet(value.ns(), SetKind.NUMBER, text -> writeNumber(text, writer), writer);
      case BS ->
          writeSet(value.bs(), SetKind.BINARY, bytes -> writer.bytes(bytes.asByteArray()), writer);
      case L -> {
        writer.beginList();
        value.l().forEach(element -> write(element, writer));
        writer.endList();
      }
      case M -> {
        writer.beginMap();
        value
            .m()
            .forEach(
                (key, entry) -> {
                  writer.key(key);
                  write(entry, writer);
                });
        writer.endMap();
      }
      case UNKNOWN_TO_SDK_VERSION -> throw writer.refused("it has no type that DynamoDB knows");
    }
  }

  private static void writeNumber(String text, ItemWriter writer) {
    BigDecimal number = StoredNumber.parse(text);
    if (number == null) {
      throw writer.refused("it is not a number that DynamoDB stores");
    }
    writer.number(number);
  }

  private static <T> void writeSet(
      List<T> elements, SetKind kind, Consumer<? super T> write, ItemWriter writer) {
    if (elements.isEmpty()) {
      throw writer.refused("it is an empty set, which DynamoDB does not store");
    }
    writer.beginSet(kind);
    elements.forEach(write);
    writer.endSet();
  }
}
