package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class UpdateTest {

  private static final MutableClock CLOCK = new MutableClock("2024-03-01T12:00:00Z");
  private static ShopTable shop;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name, Options.builder().clock(CLOCK).build());
    shop.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void everyVerbChangesItsComponentOnly() {
    Customer before = shop.customer().create(Samples.customer("verbs"));
    CLOCK.advance(Duration.ofSeconds(1));
    Customer after =
        shop.customer()
            .update("verbs")
            .name("Augusta")
            .clearPhone()
            .addToTags(Set.of("poet"))
            .appendToNotes(List.of("likes Byron", "not really"))
            .putToPreferences("calls", 0)
            .addToLoyaltyPoints(5)
            .executeAndGet();
    assertEquals("Augusta", after.name());
    assertEquals(Optional.empty(), after.phone());
    assertEquals(Set.of("vip", "math", "poet"), after.tags());
    assertEquals(List.of("likes engines", "likes Byron", "not really"), after.notes());
    assertEquals(Map.of("newsletter", 1, "calls", 0), after.preferences());
    assertEquals(15, after.loyaltyPoints());
    assertEquals(2, after.version());
    assertEquals(CLOCK.instant(), after.updatedAt());
    assertEquals(before.createdAt(), after.createdAt());
    assertEquals(before.email(), after.email());
    assertEquals(before.address(), after.address());
    assertEquals(after, shop.customer().get("verbs"));
  }

  @Test
  void collectionsShrinkAndVanish() {
    shop.customer().create(Samples.customer("shrink"));
    Customer after =
        shop.customer()
            .update("shrink")
            .removeFromTags(Set.of("vip", "math", "unknown"))
            .removeFromPreferences("newsletter")
            .executeAndGet();
    assertEquals(Set.of(), after.tags());
    assertEquals(Map.of(), after.preferences());
    assertFalse(raw.get("CUSTOMER#shrink", "PROFILE").containsKey("tags"));
  }

  @Test
  void collectionsThatAreAbsentGrow() {
    shop.customer().create(Samples.customer("grow"));
    shop.customer().update("grow").clearTags().clearNotes().clearPreferences().execute();
    assertFalse(raw.get("CUSTOMER#grow", "PROFILE").containsKey("preferences"));
    Customer after =
        shop.customer()
            .update("grow")
            .addToTags(Set.of("new"))
            .appendToNotes(List.of("first"))
            .putToPreferences("a.b#c", 1)
            .executeAndGet();
    assertEquals(Set.of("new"), after.tags());
    assertEquals(List.of("first"), after.notes());
    assertEquals(Map.of("a.b#c", 1), after.preferences());
    shop.customer().update("grow").clearPreferences().execute();
    shop.customer().update("grow").removeFromPreferences("a.b#c").execute();
    assertEquals(Map.of(), shop.customer().get("grow").preferences());
  }

  @Test
  void updateFailsWhenTheItemIsMissingAndCreatesNothing() {
    assertThrows(
        ItemNotFoundException.class, () -> shop.customer().update("ghost").name("x").execute());
    assertThrows(
        ItemNotFoundException.class, () -> shop.product().update("ghost").addToStock(1).execute());
    assertTrue(raw.get("PRODUCT#ghost", "INFO").isEmpty());
  }

  @Test
  void updateFailsWhenVersionIsStale() {
    shop.customer().create(Samples.customer("stale"));
    shop.customer().update("stale").version(1).name("second").execute();
    assertThrows(
        VersionConflictException.class,
        () -> shop.customer().update("stale").version(1).name("lost").execute());
    assertEquals("second", shop.customer().get("stale").name());
  }

  @Test
  void updateFailsWhenItsConditionIsFalse() {
    shop.product().create(Samples.product("stock"));
    shop.product().update("stock").addToStock(-3).when(ProductFields.STOCK.ge(3L)).execute();
    assertThrows(
        ConditionFailedException.class,
        () ->
            shop.product()
                .update("stock")
                .addToStock(-3)
                .when(ProductFields.STOCK.ge(3L))
                .execute());
    assertEquals(0, shop.product().get("stock").stock());
  }

  @Test
  void aNullValueIsRefusedWithTheComponentsName() {
    NullPointerException e =
        assertThrows(NullPointerException.class, () -> shop.product().update("any").name(null));
    assertTrue(e.getMessage().contains("name"), e.getMessage());
    assertTrue(e.getMessage().contains("clear"), e.getMessage());
  }

  @Test
  void conflictingVerbsOnOneComponentAreRefused() {
    assertThrows(
        IllegalStateException.class,
        () -> shop.product().update("any").stock(1).addToStock(1).execute());
  }

  @Test
  void aPutInATransactionTakesACondition() {
    Product stored = Samples.product("conditional");
    shop.product().create(stored);
    Product cheaper = new Product("conditional", stored.name(), new BigDecimal("1"), 3);
    TransactionFailedException refusal =
        assertThrows(
            TransactionFailedException.class,
            () ->
                shop.transact()
                    .put(Samples.product("beside"))
                    .put(cheaper, ProductFields.PRICE.lt(new BigDecimal("10")))
                    .execute());
    assertEquals(
        List.of(TransactionFailedException.Reason.CONDITION_FALSE),
        refusal.failures().stream().map(TransactionFailedException.Failure::reason).toList());
    assertTrue(shop.product().find("beside").isEmpty());
    shop.transact().put(cheaper, ProductFields.PRICE.gt(new BigDecimal("10"))).execute();
    assertEquals(cheaper, shop.product().get("conditional"));
  }

  @Test
  void orCreateMakesAnItemThatCanBeRead() {
    CounterKey key = CounterKey.site("s").page("/").day(LocalDate.of(2024, 1, 1));
    shop.counter().update(key).addToVisits(1).orCreate().execute();
    shop.counter().update(key).addToVisits(1).orCreate().execute();
    assertEquals(2, shop.counter().get(key).visits());
    Product product = shop.product().update("made").name("Made").orCreate().executeAndGet();
    assertEquals(new Product("made", "Made", null, 0), product);
    assertEquals(product, shop.product().get("made"));
    Order order =
        shop.order()
            .update("made", 1)
            .status(OrderStatus.PAID)
            .priority(2)
            .lines(List.of())
            .orCreate()
            .executeAndGet();
    assertEquals(
        OrderMapper.INSTANCE.toItem(order), raw.get("CUSTOMER#made", "ORDER#0000000000000000001"));
  }

  @Test
  void exactlyOnceAddsInATransaction() {
    shop.product().create(Samples.product("once"));
    shop.product().update("once").addToStock(2).exactlyOnce().execute();
    assertEquals(5, shop.product().get("once").stock());
    assertEquals(
        6, shop.product().update("once").addToStock(1).exactlyOnce().executeAndGet().stock());
    assertThrows(
        ItemNotFoundException.class,
        () -> shop.product().update("never").addToStock(1).exactlyOnce().execute());
  }

  @Test
  void verbsKeepAValueStoredUnderAFormerName() {
    shop.customer().create(Samples.customer("former"));
    Map<String, AttributeValue> item = new HashMap<>(raw.get("CUSTOMER#former", "PROFILE"));
    item.put("mail", item.remove("email"));
    raw.put(item);
    shop.customer().update("former").name("kept").execute();
    assertEquals("Ada@Example.org", shop.customer().get("former").email());
    shop.customer().update("former").email("new@example.org").execute();
    assertEquals("new@example.org", shop.customer().get("former").email());
    assertFalse(raw.get("CUSTOMER#former", "PROFILE").containsKey("mail"));
    assertEquals("EMAIL#new@example.org", raw.get("CUSTOMER#former", "PROFILE").get("GSI1PK").s());
  }

  @Test
  void anEmptyUpdateChecksThatTheItemExists() {
    assertThrows(ItemNotFoundException.class, () -> shop.product().update("nothing").execute());
    Product product = shop.product().create(Samples.product("nothing"));
    assertEquals(product, shop.product().update("nothing").executeAndGet());
  }

  @Test
  void numbersInIndexKeysMoveWithAddition() {
    shop.order().create(Samples.order("add", 1));
    shop.order().update("add", 1).addToPriority(5).execute();
    assertEquals(
        "PRIORITY#012", raw.get("CUSTOMER#add", "ORDER#0000000000000000001").get("GSI2PK").s());
    assertEquals(12, shop.order().get("add", 1).priority());
    shop.order().update("add", 1).total(BigDecimal.ONE).execute();
    assertEquals(
        "PRIORITY#012", raw.get("CUSTOMER#add", "ORDER#0000000000000000001").get("GSI2PK").s());
  }
}
