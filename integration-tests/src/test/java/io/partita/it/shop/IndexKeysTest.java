package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * An item after an update has exactly the attributes that a fresh put of the resulting record
 * writes.
 */
@DynamoDbTest
class IndexKeysTest {

  private static ShopTable shop;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name);
    shop.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  /** What one component is before and, if it changes, after an update. */
  private record Change<T>(T before, boolean changes, T after) {

    T result() {
      return changes ? after : before;
    }
  }

  @Test
  void everyCombinationOfChangesGivesTheKeysOfAFreshPut() {
    int orderNo = 0;
    for (Change<OrderStatus> status : changes(OrderStatus.NEW, OrderStatus.PAID)) {
      for (Change<Instant> placedAt :
          changes(
              Instant.parse("2024-01-15T10:30:00Z"),
              Instant.parse("2025-06-01T00:00:00.000000001Z"))) {
        for (Change<Integer> priority : changes(7, 999)) {
          check(++orderNo, status, placedAt, priority);
        }
      }
    }
    assertEquals(12 * 12 * 12, orderNo);
  }

  private static void check(
      int orderNo, Change<OrderStatus> status, Change<Instant> placedAt, Change<Integer> priority) {
    shop.order().put(order(orderNo, status.before(), placedAt.before(), priority.before()));
    OrderUpdate update = shop.order().update("c", orderNo);
    if (status.changes()) {
      update = status.after() == null ? update.clearStatus() : update.status(status.after());
    }
    if (placedAt.changes()) {
      update =
          placedAt.after() == null ? update.clearPlacedAt() : update.placedAt(placedAt.after());
    }
    if (priority.changes()) {
      update =
          priority.after() == null ? update.clearPriority() : update.priority(priority.after());
    }
    update.execute();
    Order expected = order(orderNo, status.result(), placedAt.result(), priority.result());
    assertEquals(
        OrderMapper.INSTANCE.toItem(expected), raw.get(OrderKey.of("c", orderNo).attributes()));
  }

  private static Order order(int orderNo, OrderStatus status, Instant placedAt, Integer priority) {
    return new Order("c", orderNo, status, placedAt, priority, BigDecimal.ONE, List.of());
  }

  /** From each of the two values or null, to itself unchanged, or set to each of the three. */
  private static <T> List<Change<T>> changes(T first, T second) {
    List<T> values = Arrays.asList(first, second, null);
    List<Change<T>> changes = new ArrayList<>();
    for (T before : values) {
      changes.add(new Change<>(before, false, null));
      values.forEach(after -> changes.add(new Change<>(before, true, after)));
    }
    return changes;
  }
}
