package io.partita.it.faults;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.protocols.jsoncore.JsonWriter;

/** Reads and writes the bodies of requests and responses. */
final class Json {

  private Json() {}

  static JsonNode read(byte[] text) {
    return JsonNode.parser().parse(text);
  }

  /** Writes maps, lists, texts and nodes that were read, in any mixture. */
  static byte[] write(Map<String, ?> object) {
    try (JsonWriter writer = JsonWriter.create()) {
      write(object, writer);
      return writer.getBytes();
    }
  }

  private static void write(Object value, JsonWriter writer) {
    if (value instanceof Map<?, ?> object) {
      writer.writeStartObject();
      object.forEach(
          (name, field) -> {
            writer.writeFieldName(name.toString());
            write(field, writer);
          });
      writer.writeEndObject();
    } else if (value instanceof List<?> array) {
      writer.writeStartArray();
      array.forEach(element -> write(element, writer));
      writer.writeEndArray();
    } else if (value instanceof JsonNode node) {
      write(node, writer);
    } else {
      writer.writeValue(value.toString());
    }
  }

  private static void write(JsonNode node, JsonWriter writer) {
    if (node.isObject()) {
      write(node.asObject(), writer);
    } else if (node.isArray()) {
      write(node.asArray(), writer);
    } else if (node.isNumber()) {
      writer.writeNumber(node.asNumber());
    } else if (node.isBoolean()) {
      writer.writeValue(node.asBoolean());
    } else if (node.isNull()) {
      writer.writeNull();
    } else {
      writer.writeValue(node.asString());
    }
  }
}
