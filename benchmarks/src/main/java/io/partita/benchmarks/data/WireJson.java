package io.partita.benchmarks.data;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The bodies of responses, as DynamoDB sends them, for the types the shop uses. */
public final class WireJson {

  private WireJson() {}

  /** Of GetItem. */
  public static byte[] item(Map<String, AttributeValue> item) {
    return bytes("{\"Item\":" + map(item) + "}");
  }

  /** Of Query, the last page. */
  public static byte[] page(List<Map<String, AttributeValue>> items) {
    String list = items.stream().map(WireJson::map).collect(Collectors.joining(","));
    return bytes(
        "{\"Count\":%d,\"Items\":[%s],\"ScannedCount\":%d}"
            .formatted(items.size(), list, items.size()));
  }

  /** Of UpdateItem that returns the item. */
  public static byte[] updated(Map<String, AttributeValue> item) {
    return bytes("{\"Attributes\":" + map(item) + "}");
  }

  /** Of PutItem, and of all that return nothing. */
  public static byte[] done() {
    return bytes("{}");
  }

  /** Of BatchWriteItem. */
  public static byte[] allProcessed() {
    return bytes("{\"UnprocessedItems\":{}}");
  }

  private static byte[] bytes(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  private static String map(Map<String, AttributeValue> map) {
    return map.entrySet().stream()
        .map(attribute -> text(attribute.getKey()) + ":" + value(attribute.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String value(AttributeValue value) {
    String json =
        switch (value.type()) {
          case S -> text(value.s());
          case N -> text(value.n());
          case BOOL -> value.bool().toString();
          case SS -> value.ss().stream().map(WireJson::text).collect(list());
          case L -> value.l().stream().map(WireJson::value).collect(list());
          case M -> map(value.m());
          default -> throw new IllegalArgumentException("The shop has no such type");
        };
    return "{\"" + value.type() + "\":" + json + "}";
  }

  private static Collector<CharSequence, ?, String> list() {
    return Collectors.joining(",", "[", "]");
  }

  /** A JSON string; the made-up data has nothing to escape. */
  private static String text(String value) {
    if (value.chars().anyMatch(c -> c < ' ' || c == '"' || c == '\\')) {
      throw new IllegalArgumentException("Text that would need escapes");
    }
    return '"' + value + '"';
  }
}
