package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.Requests;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Helper methods that know nothing of each other update one item in one transaction. */
@DynamoDbTest
class MergedUpdatesTest {

  private static Requests requests;
  private static ShopTable shop;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    shop = ShopTable.of(requests.client(), name);
    shop.createTableIfMissing();
  }

  private static ShopTransaction award(ShopTransaction transaction, String customer, int points) {
    return transaction.update(shop.customer().update(customer).addToLoyaltyPoints(points));
  }

  private static ShopTransaction note(ShopTransaction transaction, String customer, String note) {
    return transaction.update(shop.customer().update(customer).appendToNotes(note));
  }

  private static CustomerUpdate update(String customer) {
    return shop.customer().update(customer);
  }

  @Test
  void theyBecomeOneAction() {
    Customer before = shop.customer().create(Samples.customer("merged"));
    requests.take();
    ShopTransaction transaction = shop.transact().create(Samples.order("merged", 1));
    award(transaction, "merged", 5);
    note(transaction, "merged", "first");
    award(transaction, "merged", 2);
    note(transaction, "merged", "second");
    transaction
        .update(update("merged").addToTags("new").email("m@example.org"))
        .update(update("merged").addToTags("old").clearPhone())
        .execute();

    TransactWriteItemsRequest sent =
        requests.take().stream()
            .filter(TransactWriteItemsRequest.class::isInstance)
            .map(TransactWriteItemsRequest.class::cast)
            .reduce((one, other) -> other)
            .orElseThrow();
    assertEquals(2, sent.transactItems().size());
    Customer after = shop.customer().get("merged");
    assertEquals(before.loyaltyPoints() + 7, after.loyaltyPoints());
    assertEquals(List.of("likes engines", "first", "second"), after.notes());
    assertTrue(after.tags().containsAll(Set.of("new", "old")));
    assertEquals(Optional.empty(), after.phone());
    assertEquals(before.version() + 1, after.version(), "one write counts once");
    assertEquals(List.of(after), shop.customer().byEmail("M@example.org").list());
  }

  @Test
  void entriesOfAMapAndRemovedElementsAreMergedAsWell() {
    Customer before = shop.customer().create(Samples.customer("entries"));
    String there = before.preferences().keySet().iterator().next();
    shop.transact()
        .update(update("entries").putToPreferences("size", 4).removeFromTags("vip"))
        .update(update("entries").removeFromPreferences(there).removeFromTags("math"))
        .execute();
    Customer after = shop.customer().get("entries");
    assertEquals(Map.of("size", 4), after.preferences());
    assertEquals(Set.of(), after.tags());
  }

  @Test
  void equalValuesDoNotContradictEachOther() {
    shop.product().put(Samples.product("equal"));
    shop.transact()
        .update(shop.product().update("equal").price(new BigDecimal("2.50")).name("Engine"))
        .update(shop.product().update("equal").price(new BigDecimal("2.5")).addToStock(1))
        .execute();
    assertEquals(
        new Product("equal", "Engine", new BigDecimal("2.5"), 4), shop.product().get("equal"));
  }

  private static void assertRefused(
      String problem, UnaryOperator<CustomerUpdate> one, UnaryOperator<CustomerUpdate> other) {
    requests.take();
    ShopTransaction transaction =
        shop.transact()
            .check(CustomerKey.of("somebody"))
            .update(one.apply(update("refused")))
            .update(other.apply(update("refused")));
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, transaction::execute);
    assertTrue(refusal.getMessage().startsWith("Actions 1 and 2 of this transaction"));
    assertTrue(refusal.getMessage().contains(problem), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("Customer"), refusal.getMessage());
    assertFalse(refusal.getMessage().contains("Ada"), refusal.getMessage());
    assertEquals(List.of(), requests.take(), "nothing was sent");
  }

  @Test
  void whatContradictsIsRefusedBeforeItIsSent() {
    assertRefused("change 'name'", one -> one.name("Ada"), other -> other.name("Bea"));
    assertRefused("change 'phone'", one -> one.phone("+1"), other -> other.clearPhone());
    assertRefused(
        "change 'loyaltyPoints'",
        one -> one.loyaltyPoints(3),
        other -> other.addToLoyaltyPoints(1));
    assertRefused("change 'tags'", one -> one.addToTags("x"), other -> other.removeFromTags("x"));
    assertRefused(
        "change 'preferences'",
        one -> one.putToPreferences("x", 1),
        other -> other.removeFromPreferences("x"));
    assertRefused(
        "expect different versions", one -> one.version(1).name("Ada"), other -> other.version(2));
  }

  @Test
  void onlyBothMayCreateTheItem() {
    requests.take();
    ShopTransaction one =
        shop.transact()
            .update(shop.product().update("maybe").name("Engine").orCreate())
            .update(shop.product().update("maybe").addToStock(1));
    String message = assertThrows(IllegalArgumentException.class, one::execute).getMessage();
    assertTrue(message.contains("one with orCreate() and one without"), message);
    assertEquals(List.of(), requests.take());
    shop.transact()
        .update(shop.product().update("maybe").name("Engine").orCreate())
        .update(shop.product().update("maybe").addToStock(1).price(BigDecimal.ONE).orCreate())
        .execute();
    assertEquals(new Product("maybe", "Engine", BigDecimal.ONE, 1), shop.product().get("maybe"));
  }

  @Test
  void eachConditionIsToldByItsOwnAction() {
    shop.customer().create(Samples.customer("conditions"));
    ShopTransaction transaction =
        shop.transact()
            .update(update("conditions").addToLoyaltyPoints(1))
            .update(update("conditions").name("Bea").when(CustomerFields.LOYALTY_POINTS.lt(-100)));
    TransactionFailedException failure =
        assertThrows(TransactionFailedException.class, transaction::execute);
    assertEquals(1, failure.failures().size());
    assertEquals(1, failure.failures().get(0).action());
    assertEquals(Reason.CONDITION_FALSE, failure.failures().get(0).reason());
    assertEquals(
        Optional.of(shop.customer().get("conditions")), failure.failures().get(0).stored());

    TransactionFailedException stale =
        assertThrows(
            TransactionFailedException.class,
            () ->
                shop.transact()
                    .update(update("conditions").addToLoyaltyPoints(1))
                    .update(update("conditions").version(7).name("Bea"))
                    .execute());
    assertEquals(Reason.VERSION_CONFLICT, stale.failures().get(0).reason());
  }

  @Test
  void aHelperThatChecksComposesWithOneThatWrites() {
    shop.customer().create(Samples.customer("checked"));
    requests.take();
    shop.transact()
        .check(CustomerKey.of("checked"), CustomerFields.TAGS.contains("vip"))
        .update(update("checked").name("Bea"))
        .update(update("checked").addToLoyaltyPoints(1))
        .execute();
    TransactWriteItemsRequest sent = (TransactWriteItemsRequest) requests.take().get(0);
    assertEquals(1, sent.transactItems().size());
    assertEquals("Bea", shop.customer().get("checked").name());
    TransactionFailedException failure =
        assertThrows(
            TransactionFailedException.class,
            () ->
                shop.transact()
                    .update(update("checked").name("Cleo"))
                    .check(CustomerKey.of("checked"), CustomerFields.TAGS.contains("rude"))
                    .execute());
    assertEquals(1, failure.failures().get(0).action());
    assertEquals("Bea", shop.customer().get("checked").name());
  }

  @Test
  void otherWritesOfOneItemAreStillRefused() {
    Product product = Samples.product("twice");
    List<ShopTransaction> transactions =
        List.of(
            shop.transact().create(product).update(shop.product().update("twice").addToStock(1)),
            shop.transact().put(product).update(shop.product().update("twice").addToStock(1)),
            shop.transact()
                .update(shop.product().update("twice").addToStock(1))
                .delete(ProductKey.of("twice")),
            shop.transact().put(product).put(product));
    for (ShopTransaction transaction : transactions) {
      requests.take();
      String message =
          assertThrows(IllegalArgumentException.class, transaction::execute).getMessage();
      assertTrue(message.contains("write the same Product. Write it once."), message);
      assertEquals(List.of(), requests.take());
    }
  }
}
