package io.partita.it.faults;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The keys of the items that a request writes, read from its body. */
final class WrittenKeys {

  private static final List<String> PARTS =
      List.of("Put", "Update", "Delete", "PutRequest", "DeleteRequest");

  private WrittenKeys() {}

  /** The tables that a request names. */
  static Set<String> tables(String operation, JsonNode request) {
    Set<String> tables = new LinkedHashSet<>();
    if (operation.equals("BatchWriteItem")) {
      tables.addAll(request.field("RequestItems").orElseThrow().asObject().keySet());
    } else if (operation.equals("TransactWriteItems")) {
      actions(request).forEach(action -> tables.add(text(action, "TableName")));
    } else {
      tables.add(text(request, "TableName"));
    }
    return tables;
  }

  /** The keys that it writes in one of them, each once. */
  static Set<Map<String, AttributeValue>> of(
      String operation, JsonNode request, String table, List<String> keyNames) {
    List<JsonNode> writes = new ArrayList<>();
    if (operation.equals("BatchWriteItem")) {
      JsonNode parts = request.field("RequestItems").orElseThrow().field(table).orElseThrow();
      parts.asArray().forEach(part -> writes.addAll(partsOf(part)));
    } else if (operation.equals("TransactWriteItems")) {
      writes.addAll(actions(request));
      writes.removeIf(action -> !text(action, "TableName").equals(table));
    } else {
      writes.add(request);
    }
    Set<Map<String, AttributeValue>> keys = new LinkedHashSet<>();
    writes.forEach(write -> keys.add(key(write, keyNames)));
    return keys;
  }

  private static List<JsonNode> actions(JsonNode transaction) {
    List<JsonNode> actions = new ArrayList<>();
    transaction
        .field("TransactItems")
        .orElseThrow()
        .asArray()
        .forEach(action -> actions.addAll(partsOf(action)));
    return actions;
  }

  /** What is inside a part of a batch or transaction; nothing for a condition check. */
  private static List<JsonNode> partsOf(JsonNode part) {
    return PARTS.stream().flatMap(name -> part.field(name).stream()).toList();
  }

  private static Map<String, AttributeValue> key(JsonNode write, List<String> keyNames) {
    JsonNode attributes = write.field("Item").or(() -> write.field("Key")).orElseThrow();
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    keyNames.forEach(name -> key.put(name, value(attributes.field(name).orElseThrow())));
    return key;
  }

  private static AttributeValue value(JsonNode attribute) {
    return value(attribute, "S", AttributeValue::fromS)
        .orElseGet(
            () ->
                value(attribute, "N", AttributeValue::fromN)
                    .orElseThrow(() -> new IllegalStateException("a key of another type")));
  }

  private static Optional<AttributeValue> value(
      JsonNode attribute, String type, Function<String, AttributeValue> form) {
    return attribute.field(type).map(JsonNode::asString).map(form);
  }

  private static String text(JsonNode object, String field) {
    return object.field(field).orElseThrow().asString();
  }
}
