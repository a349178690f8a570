package io.partita.benchmarks.startup;

import io.partita.benchmarks.enhanced.OrderBean;
import io.partita.benchmarks.enhanced.OrderImmutable;
import io.partita.benchmarks.fork.Spent;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.OrderMapper;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A program that maps one item to an object and ends. Of what it needs for that, only the item
 * itself is there before the clock starts.
 */
public final class FirstRecord {

  private FirstRecord() {}

  /** Takes a {@link Way}. */
  public static void main(String[] arguments) {
    Way way = Way.valueOf(arguments[0]);
    Map<String, AttributeValue> item = item();
    Spent start = Spent.now();
    Object record = first(way, item);
    Spent spent = Spent.since(start);
    if (record == null) {
      throw new IllegalStateException("Nothing was mapped");
    }
    spent.print();
  }

  /** How to map. */
  public enum Way {
    PARTITA,
    ENHANCED_BEAN,
    ENHANCED_IMMUTABLE,
    HAND_WRITTEN
  }

  static Object first(Way way, Map<String, AttributeValue> item) {
    return switch (way) {
      case PARTITA -> OrderMapper.INSTANCE.fromItem(item);
      case ENHANCED_BEAN -> TableSchema.fromBean(OrderBean.class).mapToItem(item);
      case ENHANCED_IMMUTABLE ->
          TableSchema.fromImmutableClass(OrderImmutable.class).mapToItem(item);
      case HAND_WRITTEN -> ItemMapping.order(item);
    };
  }

  /** An order, put together without any of the classes that are measured. */
  static Map<String, AttributeValue> item() {
    Map<String, AttributeValue> line =
        Map.of(
            "sku", AttributeValue.fromS("SKU-12345"),
            "title", AttributeValue.fromS("silver spoon"),
            "quantity", AttributeValue.fromN("2"),
            "priceCents", AttributeValue.fromN("1250"));
    return Map.ofEntries(
        Map.entry("PK", AttributeValue.fromS("CUSTOMER#c1")),
        Map.entry("SK", AttributeValue.fromS("ORDER#o1")),
        Map.entry("Type", AttributeValue.fromS("Order")),
        Map.entry("customerId", AttributeValue.fromS("c1")),
        Map.entry("orderId", AttributeValue.fromS("o1")),
        Map.entry("status", AttributeValue.fromS("PAID")),
        Map.entry("placedAt", AttributeValue.fromS("2024-03-01T08:00:00Z")),
        Map.entry("totalCents", AttributeValue.fromN("2500")),
        Map.entry("gift", AttributeValue.fromBool(true)),
        Map.entry("note", AttributeValue.fromS("with care")),
        Map.entry("tags", AttributeValue.fromSs(List.of("vip", "web"))),
        Map.entry("lines", AttributeValue.fromL(List.of(AttributeValue.fromM(line)))));
  }
}
