package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item without some attributes that its index keys are made of, after every combination of
 * changes: status and priority can be told from the keys, the time only in part.
 */
@DynamoDbTest
class AbsentAttributesTest {

  private static final OrderStatus STATUS = OrderStatus.NEW;
  private static final Instant PLACED_AT = Instant.parse("2024-01-15T10:30:00Z");
  private static final int PRIORITY = 7;
  private static final Order OTHER =
      order(0, OrderStatus.PAID, Instant.parse("2025-06-01T00:00:00.000000001Z"), 999);

  private static ShopTable shop;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name);
    shop.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  /** What an item has of a component. */
  private enum Stored {
    WITH_ATTRIBUTE,
    WITHOUT_ATTRIBUTE,
    NOTHING
  }

  /** What a write does to a component. */
  private enum Change {
    NONE,
    OTHER,
    NULL
  }

  /** What is stored, and what a write does. */
  private record Case(int orderNo, List<Stored> stored, List<Change> changes) {

    Order before() {
      return order(
          orderNo,
          has(0) ? STATUS : null,
          has(1) ? PLACED_AT : null,
          has(2) ? Integer.valueOf(PRIORITY) : null);
    }

    private boolean has(int component) {
      return stored.get(component) != Stored.NOTHING;
    }

    private boolean hasAttribute(int component) {
      return stored.get(component) == Stored.WITH_ATTRIBUTE;
    }

    /** Whether the item is on the index by status and day. */
    boolean isOnIndex() {
      return has(0) && has(1);
    }

    Map<String, AttributeValue> item() {
      Map<String, AttributeValue> item = new HashMap<>(OrderMapper.INSTANCE.toItem(before()));
      List<String> names = List.of("status", "placedAt", "priority");
      for (int i = 0; i < names.size(); i++) {
        if (!hasAttribute(i)) {
          item.remove(names.get(i));
        }
      }
      return item;
    }

    /** The order as it can be read: without its time where only its day is stored. */
    Order readable() {
      return order(
          orderNo,
          hasAttribute(0) || isOnIndex() ? before().status() : null,
          hasAttribute(1) ? before().placedAt() : null,
          before().priority());
    }

    /** Whether the time is stored in part, so that it cannot be read. */
    boolean hasDayOnly() {
      return isOnIndex() && !hasAttribute(1);
    }

    Order after() {
      Order read = readable();
      return order(
          orderNo,
          after(0, read.status(), OTHER.status()),
          after(1, read.placedAt(), OTHER.placedAt()),
          after(2, read.priority(), OTHER.priority()));
    }

    private <T> T after(int component, T stored, T other) {
      return switch (changes.get(component)) {
        case NONE -> stored;
        case OTHER -> other;
        case NULL -> null;
      };
    }
  }

  private static Order order(long orderNo, OrderStatus status, Instant placedAt, Integer priority) {
    return new Order("absent", orderNo, status, placedAt, priority, BigDecimal.ONE, List.of());
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (List<Stored> stored : triples(Stored.values())) {
      for (List<Change> changes : triples(Change.values())) {
        cases.add(new Case(cases.size(), stored, changes));
      }
    }
    assertEquals(27 * 27, cases.size());
    return cases;
  }

  private static <T> List<List<T>> triples(T[] values) {
    List<List<T>> triples = new ArrayList<>();
    for (T first : values) {
      for (T second : values) {
        for (T third : values) {
          triples.add(List.of(first, second, third));
        }
      }
    }
    return triples;
  }

  /** The index keys after a write: of what is known, and of the day if it stays. */
  private static Map<String, AttributeValue> keys(Case one, boolean keepsDay) {
    Map<String, AttributeValue> keys = new HashMap<>(OrderMapper.INSTANCE.toItem(one.after()));
    keys.keySet().removeIf(name -> !name.startsWith("GSI"));
    if (keepsDay && one.after().status() != null) {
      keys.put("GSI1PK", RawItems.text("STATUS#" + one.after().status()));
      keys.put("GSI1SK", one.item().get("GSI1SK"));
    }
    return keys;
  }

  private static Map<String, AttributeValue> stored(Case one) {
    return raw.get(OrderKey.of("absent", one.orderNo()).attributes());
  }

  @Test
  void updatesWriteTheKeysOfWhatTheKeysThemselvesTell() {
    for (Case one : cases()) {
      raw.put(one.item());
      OrderUpdate update = shop.order().update("absent", one.orderNo());
      Order after = one.after();
      if (one.changes().get(0) != Change.NONE) {
        update = after.status() == null ? update.clearStatus() : update.status(after.status());
      }
      if (one.changes().get(1) != Change.NONE) {
        update =
            after.placedAt() == null ? update.clearPlacedAt() : update.placedAt(after.placedAt());
      }
      if (one.changes().get(2) != Change.NONE) {
        update =
            after.priority() == null ? update.clearPriority() : update.priority(after.priority());
      }
      update.execute();

      Map<String, AttributeValue> expected = one.item();
      Map<String, AttributeValue> attributes = OrderMapper.INSTANCE.toItem(after);
      List<String> names = List.of("status", "placedAt", "priority");
      for (int i = 0; i < names.size(); i++) {
        if (one.changes().get(i) != Change.NONE) {
          expected.remove(names.get(i));
          if (attributes.containsKey(names.get(i))) {
            expected.put(names.get(i), attributes.get(names.get(i)));
          }
        }
      }
      expected.keySet().removeIf(name -> name.startsWith("GSI"));
      expected.putAll(keys(one, one.hasDayOnly() && one.changes().get(1) == Change.NONE));
      assertEquals(expected, stored(one), one.toString());
    }
  }

  @Test
  void whatWasReadAndChangedIsWrittenWithTheKeysOfWhatItCouldNotKnow() {
    for (Case one : cases()) {
      raw.put(one.item());
      assertEquals(one.readable(), shop.order().get("absent", one.orderNo()), one.toString());
      if (one.orderNo() % 2 == 0) {
        shop.order().put(one.after());
      } else {
        shop.order().replace(one.after());
      }
      Map<String, AttributeValue> expected =
          new HashMap<>(OrderMapper.INSTANCE.toItem(one.after()));
      expected.keySet().removeIf(name -> name.startsWith("GSI"));
      // Null is all that a record can say of a time that is stored in part.
      expected.putAll(keys(one, one.hasDayOnly() && one.after().placedAt() == null));
      assertEquals(expected, stored(one), one.toString());
    }
  }

  @Test
  void backfillChangesNothing() {
    List<Case> cases = cases().stream().filter(one -> one.orderNo() % 27 == 0).toList();
    cases.forEach(one -> raw.put(one.item()));
    shop.order().backfill().run();
    cases.forEach(one -> assertEquals(one.item(), stored(one), one.toString()));
  }
}
