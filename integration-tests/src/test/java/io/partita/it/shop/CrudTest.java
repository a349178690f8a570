package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.Options;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class CrudTest {

  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final MutableClock CLOCK = new MutableClock("2014-03-01T12:00:00Z");
  private static ShopTable shop;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name, Options.builder().clock(CLOCK).build());
    shop.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void createStoresTheRecordAndReturnsItWithManagedComponents() {
    Customer stored = shop.customer().create(Samples.customer("create"));
    assertEquals(CLOCK.instant(), stored.createdAt());
    assertEquals(CLOCK.instant(), stored.updatedAt());
    assertEquals(1, stored.version());
    assertEquals(Optional.of(stored), shop.customer().find("create"));
    assertEquals(stored, shop.customer().get(CustomerKey.of("create")));
  }

  @Test
  void createKeepsAGivenCreationTime() {
    Customer sample = Samples.customer("given");
    Instant given = Instant.parse("1843-07-01T00:00:00Z");
    Customer stored =
        shop.customer()
            .create(
                new Customer(
                    sample.customerId(),
                    sample.name(),
                    sample.email(),
                    sample.phone(),
                    sample.address(),
                    sample.tags(),
                    sample.notes(),
                    sample.preferences(),
                    sample.loyaltyPoints(),
                    given,
                    null,
                    99));
    assertEquals(given, stored.createdAt());
    assertEquals(1, stored.version());
  }

  @Test
  void createFailsWhenTheItemExistsAndChangesNothing() {
    Order first = shop.order().create(Samples.order("twice", 1));
    Order other = new Order("twice", 1, OrderStatus.PAID, null, null, BigDecimal.ONE, List.of());
    assertThrows(ItemAlreadyExistsException.class, () -> shop.order().create(other));
    assertEquals(first, shop.order().get("twice", 1));
  }

  @Test
  void findIsEmptyAndGetFailsForAMissingItem() {
    assertEquals(Optional.empty(), shop.order().find("nobody", 1));
    ItemNotFoundException e =
        assertThrows(ItemNotFoundException.class, () -> shop.order().get("nobody", 1));
    assertTrue(e.getMessage().contains("Order"), e.getMessage());
    assertFalse(e.getMessage().contains("nobody"), e.getMessage());
  }

  @Test
  void putCreatesAndOverwrites() {
    Order order = Samples.order("put", 1);
    assertEquals(order, shop.order().put(order));
    Order changed = new Order("put", 1, OrderStatus.PAID, null, null, null, List.of());
    assertEquals(changed, shop.order().put(changed));
    assertEquals(changed, shop.order().get("put", 1));
    assertEquals(
        OrderMapper.INSTANCE.toItem(changed), raw.get("CUSTOMER#put", "ORDER#0000000000000000001"));
  }

  @Test
  void putAndReplaceKeepAttributesThisVersionDoesNotKnow() {
    shop.order().create(Samples.order("unknown", 1));
    String sk = "ORDER#0000000000000000001";
    raw.add("CUSTOMER#unknown", sk, Map.of("giftWrap", AttributeValue.fromBool(true)));
    shop.order().put(Samples.order("unknown", 1));
    shop.order().replace(new Order("unknown", 1, OrderStatus.SHIPPED, null, null, null, List.of()));
    assertEquals(AttributeValue.fromBool(true), raw.get("CUSTOMER#unknown", sk).get("giftWrap"));
  }

  @Test
  void replaceFailsWhenTheItemIsMissingAndWritesNothing() {
    assertThrows(
        ItemNotFoundException.class, () -> shop.order().replace(Samples.order("absent", 1)));
    assertTrue(shop.order().find("absent", 1).isEmpty());
  }

  @Test
  void replaceFailsWhenVersionIsStale() {
    Customer first = shop.customer().create(Samples.customer("stale"));
    Customer second = shop.customer().replace(first);
    assertEquals(2, second.version());
    assertThrows(VersionConflictException.class, () -> shop.customer().replace(first));
    assertEquals(2, shop.customer().get("stale").version());
  }

  @Test
  void replaceKeepsTheCreationTimeAndTheIndexKeysMadeOfIt() {
    Customer first = shop.customer().create(Samples.customer("moved"));
    CLOCK.advance(Duration.ofDays(2));
    Customer moved =
        new Customer(
            "moved",
            "Ada",
            "ada@new.org",
            Optional.empty(),
            new Address("a", "Paris", "b"),
            Set.of(),
            List.of(),
            Map.of(),
            0,
            Instant.EPOCH,
            null,
            1);
    Customer second = shop.customer().replace(moved);
    assertEquals(first.createdAt(), second.createdAt());
    assertEquals(CLOCK.instant(), second.updatedAt());
    Map<String, AttributeValue> item = raw.get("CUSTOMER#moved", "PROFILE");
    assertEquals("EMAIL#ada@new.org", item.get("GSI1PK").s());
    assertEquals("CITY#Paris", item.get("GSI2PK").s());
    assertEquals(first.createdAt().toString().substring(0, 10) + "#moved", item.get("GSI2SK").s());
    assertFalse(item.containsKey("phone"));
    assertFalse(item.containsKey("tags"));
  }

  @Test
  void deleteRemovesAndFailsWhenMissing() {
    shop.order().create(Samples.order("delete", 1));
    shop.order().delete("delete", 1);
    assertThrows(ItemNotFoundException.class, () -> shop.order().delete("delete", 1));
    assertFalse(shop.order().deleteIfExists("delete", 1));
    shop.order().create(Samples.order("delete", 1));
    assertTrue(shop.order().deleteIfExists("delete", 1));
  }

  @Test
  void deleteOfARecordChecksItsVersion() {
    Customer first = shop.customer().create(Samples.customer("versioned"));
    Customer second = shop.customer().replace(first);
    assertThrows(VersionConflictException.class, () -> shop.customer().delete(first));
    shop.customer().delete(second);
    assertTrue(shop.customer().find("versioned").isEmpty());
  }

  @Test
  void conditionsGuardWrites() {
    shop.order().create(Samples.order("guard", 1));
    Order paid = new Order("guard", 1, OrderStatus.PAID, null, null, null, List.of());
    assertThrows(
        ConditionFailedException.class,
        () -> shop.order().put(paid, OrderFields.STATUS.eq(OrderStatus.SHIPPED)));
    assertThrows(
        ConditionFailedException.class,
        () -> shop.order().replace(paid, OrderFields.TOTAL.gt(new BigDecimal(20))));
    assertThrows(
        ConditionFailedException.class,
        () -> shop.order().delete("guard", 1, OrderFields.LINES.size().gt(1)));
    assertEquals(Samples.order("guard", 1), shop.order().get("guard", 1));
    shop.order()
        .replace(
            paid,
            OrderFields.TOTAL.le(new BigDecimal("19.90")).and(OrderFields.PLACED_AT.exists()));
    shop.order().delete("guard", 1, OrderFields.STATUS.in(OrderStatus.PAID, OrderStatus.SHIPPED));
  }

  @Test
  void idsMayContainAnything() {
    for (String id :
        List.of(
            "a#b",
            "a%23b",
            "100%",
            "$",
            "!\"",
            " spaced out ",
            "\u0000\u001f",
            "émigré",
            "🎈",
            "\uFFFF")) {
      Order order = shop.order().create(Samples.order(id, -5));
      assertEquals(order, shop.order().get(id, -5));
    }
    assertTrue(shop.order().find("a", -5).isEmpty());
  }

  @Test
  void badKeysAreRefusedBeforeAnyRequest() {
    assertThrows(InvalidKeyException.class, () -> shop.order().find("", 1));
    assertThrows(InvalidKeyException.class, () -> shop.order().find(null, 1));
    assertThrows(InvalidKeyException.class, () -> shop.order().find("\uD800", 1));
    InvalidKeyException e =
        assertThrows(
            InvalidKeyException.class,
            () -> shop.order().create(Samples.order("x".repeat(2040), 1)));
    assertFalse(e.getMessage().contains("xx"), e.getMessage());
    assertThrows(
        InvalidKeyException.class,
        () -> shop.order().put(new Order("wide", 1, OrderStatus.NEW, null, 1000, null, List.of())));
    assertTrue(shop.order().find("wide", 1).isEmpty());
  }

  @Test
  void itemsOverTheLimitAreRefusedBeforeAnyRequest() {
    Product huge = new Product("huge", "x".repeat(410_000), BigDecimal.ONE, 1);
    assertThrows(ItemTooLargeException.class, () -> shop.product().create(huge));
    assertThrows(ItemTooLargeException.class, () -> shop.product().put(huge));
    Product large = new Product("large", "x".repeat(400_000), BigDecimal.ONE, 1);
    assertEquals(large, shop.product().create(large));
  }

  @Test
  void expiredItemsAreAbsentForEveryReadAndWrite() {
    Instant soon = CLOCK.instant().plusSeconds(60);
    Session session = shop.session().create(new Session("t1", "c1", null, soon));
    assertEquals(Optional.of(session), shop.session().find("t1"));
    CLOCK.advance(Duration.ofSeconds(61));
    assertTrue(shop.session().find("t1").isEmpty());
    assertTrue(shop.session().findAll(List.of(SessionKey.of("t1"))).isEmpty());
    assertTrue(shop.session().scan().list().stream().noneMatch(s -> s.token().equals("t1")));
    assertThrows(
        ItemNotFoundException.class, () -> shop.session().update("t1").customerId("c2").execute());
    assertThrows(
        ItemNotFoundException.class,
        () ->
            shop.session().replace(new Session("t1", "c2", null, CLOCK.instant().plusSeconds(60))));
    assertThrows(ItemNotFoundException.class, () -> shop.session().delete("t1"));
    assertFalse(raw.get("SESSION#t1", "SESSION").isEmpty());
    Session again =
        shop.session().create(new Session("t1", "c3", null, CLOCK.instant().plusSeconds(60)));
    assertEquals(CLOCK.instant(), again.startedAt());
    assertEquals(again, shop.session().get("t1"));
  }

  @Test
  void putOverAnExpiredItemStartsAfresh() {
    shop.session().create(new Session("t2", "c1", null, CLOCK.instant().plusSeconds(1)));
    raw.add("SESSION#t2", "SESSION", Map.of("old", AttributeValue.fromBool(true)));
    CLOCK.advance(Duration.ofSeconds(5));
    Session again =
        shop.session().put(new Session("t2", "c2", null, CLOCK.instant().plusSeconds(60)));
    assertEquals(CLOCK.instant(), again.startedAt());
    assertFalse(raw.get("SESSION#t2", "SESSION").containsKey("old"));
  }

  @Test
  void keyOnlyComponentsLiveInTheKeyAlone() {
    Counter counter = new Counter("a#b", "/index", LocalDate.of(2024, 2, 29), 5);
    shop.counter().put(counter);
    Map<String, AttributeValue> item = raw.get("VISITS#a%23b", "/index#2024-02-29");
    assertEquals(Set.of("PK", "SK", "Type", "visits"), item.keySet());
    CounterKey key = CounterKey.site("a#b").page("/index").day(LocalDate.of(2024, 2, 29));
    assertEquals(counter, shop.counter().get(key));
    assertEquals(key, CounterKey.of(counter));
  }

  @Test
  void aFormerAttributeNameIsReadAndRemovedByTheNextWrite() {
    Customer stored = shop.customer().create(Samples.customer("alias"));
    Map<String, AttributeValue> item =
        new java.util.HashMap<>(raw.get("CUSTOMER#alias", "PROFILE"));
    item.put("emailAddress", item.remove("email"));
    raw.put(item);
    assertEquals(stored.email(), shop.customer().get("alias").email());
    shop.customer().replace(stored);
    assertFalse(raw.get("CUSTOMER#alias", "PROFILE").containsKey("emailAddress"));
    assertEquals(stored.email(), raw.get("CUSTOMER#alias", "PROFILE").get("email").s());
  }

  @Test
  void anItemOfAnotherTypeIsNeverDecoded() {
    raw.put(
        Map.of(
            "PK",
            RawItems.text("PRODUCT#odd"),
            "SK",
            RawItems.text("INFO"),
            "Type",
            RawItems.text("Other"),
            "n",
            RawItems.text("x"),
            "stock",
            RawItems.number(1)));
    assertTrue(shop.product().find("odd").isEmpty());
    assertTrue(shop.product().findAll(List.of(ProductKey.of("odd"))).isEmpty());
    assertTrue(shop.read(raw.get("PRODUCT#odd", "INFO")).isEmpty());
  }

  @Test
  void readTurnsAnyItemIntoItsRecord() {
    Product product = shop.product().create(Samples.product("any"));
    Order order = shop.order().create(Samples.order("any", 3));
    assertEquals(Optional.of(product), shop.read(raw.get("PRODUCT#any", "INFO")));
    assertEquals(
        Optional.of(order), shop.read(raw.get("CUSTOMER#any", "ORDER#0000000000000000003")));
  }
}
