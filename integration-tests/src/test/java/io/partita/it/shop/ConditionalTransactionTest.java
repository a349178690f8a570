package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.condition.Condition;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Whole records that a transaction stores on conditions. */
@DynamoDbTest
class ConditionalTransactionTest {

  private static final Condition<Product> SOLD_OUT = ProductFields.STOCK.eq(0L);
  private static ShopTable shop;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name);
    shop.createTableIfMissing();
  }

  private static Product product(String id, long stock) {
    return new Product(id, "Engine", BigDecimal.ONE, stock);
  }

  private static Failure failure(ShopTransaction transaction) {
    TransactionFailedException failure =
        assertThrows(TransactionFailedException.class, transaction::execute);
    assertEquals(1, failure.failures().size());
    return failure.failures().get(0);
  }

  @Test
  void aPutIsMadeIfItsConditionIsTrue() {
    shop.product().put(product("put", 0));
    shop.transact().put(product("put", 5), SOLD_OUT).create(Samples.order("put", 1)).execute();
    assertEquals(5, shop.product().get("put").stock());
    Failure failure =
        failure(shop.transact().create(Samples.order("put", 2)).put(product("put", 7), SOLD_OUT));
    assertEquals(1, failure.action());
    assertEquals(Reason.CONDITION_FALSE, failure.reason());
    assertEquals(Optional.of(product("put", 5)), failure.stored());
    assertFalse(shop.order().exists(OrderKey.of("put", 2)), "nothing was written");
  }

  @Test
  void aPutOnAConditionMayAskThatNothingIsThere() {
    shop.product().deleteIfExists("absent");
    Condition<Product> absent = ProductFields.NAME.notExists();
    shop.transact().put(product("absent", 1), absent).execute();
    assertEquals(
        Reason.CONDITION_FALSE,
        failure(shop.transact().put(product("absent", 2), absent)).reason());
    assertEquals(1, shop.product().get("absent").stock());
  }

  @Test
  void aReplacementNeedsItsItemAsWellAsItsCondition() {
    Customer customer = shop.customer().create(Samples.customer("replace"));
    Condition<Customer> vip = CustomerFields.TAGS.contains("vip");
    shop.transact().replace(CustomerDraft.of(customer).name("Bea").build(), vip).execute();
    Customer second = shop.customer().get("replace");
    assertEquals("Bea", second.name());
    assertEquals(
        Reason.CONDITION_FALSE,
        failure(shop.transact().replace(second, CustomerFields.TAGS.contains("rude"))).reason());
    assertEquals(Reason.VERSION_CONFLICT, failure(shop.transact().replace(customer, vip)).reason());
    assertEquals(
        Reason.NOT_FOUND,
        failure(shop.transact().replace(Samples.customer("nobody"), vip)).reason());
  }
}
