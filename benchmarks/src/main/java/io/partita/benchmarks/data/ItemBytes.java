package io.partita.benchmarks.data;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The size of an item as DynamoDB counts it, for the types the shop uses. */
final class ItemBytes {

  private static final int CONTAINER = 3;

  private ItemBytes() {}

  /** The size of a value, and of what is in it. */
  static long of(AttributeValue value) {
    return switch (value.type()) {
      case S -> bytes(value.s());
      case N -> value.n().length() / 2 + 2;
      case BOOL -> 1;
      case SS -> value.ss().stream().mapToLong(ItemBytes::bytes).sum();
      case L -> CONTAINER + value.l().stream().mapToLong(element -> 1 + of(element)).sum();
      case M -> CONTAINER + value.m().entrySet().stream().mapToLong(ItemBytes::of).sum();
      default -> throw new IllegalArgumentException("The shop has no such type");
    };
  }

  private static long of(Map.Entry<String, AttributeValue> attribute) {
    return 1 + bytes(attribute.getKey()) + of(attribute.getValue());
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
