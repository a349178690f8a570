package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.condition.Condition;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whoever is refused is shown what is stored, whichever way the write took. */
@DynamoDbTest
class StoredItemsOfRefusalsTest {

  private static final Condition<Customer> NEVER = CustomerFields.LOYALTY_POINTS.lt(-100);
  private static ShopTable shop;
  private static ShopTable slow;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name);
    slow = ShopTable.of(client, name, Options.builder().fastPath(false).build());
    shop.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  static List<ShopTable> tables() {
    return List.of(shop, slow, shop.exactOutcomes());
  }

  private static Customer stored(ShopTable on) {
    on.customer().deleteIfExists("c");
    Customer first = on.customer().create(Samples.customer("c"));
    on.customer().update("c").name("Newer").execute();
    return first;
  }

  @ParameterizedTest
  @MethodSource("tables")
  void versionsThatHaveChanged(ShopTable on) {
    Customer stale = stored(on);
    Optional<Customer> current = on.customer().find("c");
    for (Executable write :
        List.<Executable>of(
            () -> on.customer().replace(stale),
            () -> on.customer().delete(stale),
            () -> on.customer().update("c").version(1).name("Late").execute(),
            () -> on.customer().update("c").version(1).name("Late").executeAndGet(),
            () -> on.customer().update("c").version(1).name("Late").getAndExecute(),
            () -> on.customer().update("c").version(1).name("Late").exactlyOnce().execute())) {
      assertEquals(current, assertThrows(VersionConflictException.class, write).stored());
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void conditionsThatAreNotTrue(ShopTable on) {
    stored(on);
    Optional<Customer> current = on.customer().find("c");
    for (Executable write :
        List.<Executable>of(
            () -> on.customer().replace(current.orElseThrow(), NEVER),
            () -> on.customer().delete("c", NEVER),
            () -> on.customer().deleteIfExists(CustomerKey.of("c"), NEVER),
            () -> on.customer().update("c").when(NEVER).name("Late").execute(),
            () -> on.customer().update("c").when(NEVER).email("late@example.org").execute())) {
      assertEquals(current, assertThrows(ConditionFailedException.class, write).stored());
    }
    on.product().put(Samples.product("p"));
    ConditionFailedException failure =
        assertThrows(
            ConditionFailedException.class,
            () -> on.product().put(Samples.product("p"), ProductFields.STOCK.lt(0L)));
    assertEquals(on.product().find("p"), failure.stored());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void whatExistsAlready(ShopTable on) {
    stored(on);
    ItemAlreadyExistsException failure =
        assertThrows(
            ItemAlreadyExistsException.class, () -> on.customer().create(Samples.customer("c")));
    assertEquals(on.customer().find("c"), failure.stored());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void anItemThatCannotBeReadIsNoReasonToThrowAnythingElse(ShopTable on) {
    on.product().put(new Product("broken", "n", BigDecimal.ONE, 1));
    raw.add("PRODUCT#broken", "INFO", Map.of("stock", AttributeValue.fromS("many")));
    ConditionFailedException failure =
        assertThrows(
            ConditionFailedException.class,
            () ->
                on.product()
                    .update("broken")
                    .when(ProductFields.NAME.eq("other"))
                    .name("new")
                    .execute());
    assertThrows(MappingException.class, failure::stored);
    ItemAlreadyExistsException exists =
        assertThrows(
            ItemAlreadyExistsException.class, () -> on.product().create(Samples.product("broken")));
    assertThrows(MappingException.class, exists::stored);
    assertFalse(exists.getMessage().contains("many"));
  }

  @Test
  void anItemOfAnotherTypeIsNotShown() {
    shop.customer().deleteIfExists("foreign");
    shop.customer().create(Samples.customer("foreign"));
    raw.add("CUSTOMER#foreign", "PROFILE", Map.of("Type", AttributeValue.fromS("Ghost")));
    assertEquals(
        Optional.empty(),
        assertThrows(
                ItemAlreadyExistsException.class,
                () -> shop.customer().create(Samples.customer("foreign")))
            .stored());
    raw.delete("CUSTOMER#foreign", "PROFILE");
  }
}
