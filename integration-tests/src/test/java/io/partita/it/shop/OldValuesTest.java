package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.runtime.Explanation;
import io.partita.runtime.MappingException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Writes that return what they replaced. */
@DynamoDbTest
class OldValuesTest {

  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final MutableClock CLOCK = new MutableClock("2014-03-01T12:00:00Z");
  private static final List<OperationReport> REPORTS = new ArrayList<>();
  private static ShopTable shop;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop =
        ShopTable.of(client, name, Options.builder().clock(CLOCK).listener(REPORTS::add).build());
    shop.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static Session session(String token) {
    return new Session(token, "c1", null, CLOCK.instant().plus(Duration.ofHours(1)));
  }

  @Test
  void expiredItemsAreAsAbsentAsForSiblings() {
    for (ShopTable on : List.of(shop, shop.exactOutcomes())) {
      on.session().put(session("expired"));
      CLOCK.advance(Duration.ofHours(2));
      assertEquals(Optional.empty(), on.session().getAndDelete("expired"));
      Session next = session("expired");
      assertEquals(Optional.empty(), on.session().getAndPut(next));
      assertEquals(on.session().find("expired"), on.session().getAndDelete("expired"));
      on.session().put(session("expired"));
      CLOCK.advance(Duration.ofHours(2));
      assertEquals(
          Optional.empty(),
          on.session()
              .update("expired")
              .expiresAt(CLOCK.instant().plus(Duration.ofHours(1)))
              .orCreate()
              .getAndExecute());
      on.session().delete("expired");
    }
  }

  @Test
  void anUpdateOfManagedComponentsReturnsThemAsTheyWere() {
    Customer created = shop.customer().create(Samples.customer("managed"));
    CLOCK.advance(Duration.ofMinutes(1));
    Optional<Customer> before =
        shop.customer().update("managed").email("new@example.org").getAndExecute();
    assertEquals(Optional.of(created), before);
    assertEquals(2, shop.customer().get("managed").version());
    CLOCK.advance(Duration.ofMinutes(1));
    Customer second = shop.customer().get("managed");
    assertEquals(
        Optional.of(second),
        shop.customer().update("managed").addToLoyaltyPoints(3).exactlyOnce().getAndExecute());
    Customer third = shop.customer().get("managed");
    assertEquals(Optional.of(third), shop.exactOutcomes().customer().getAndDelete("managed"));
  }

  @Test
  void anOldValueThatCannotBeReadIsSaidToBeReplaced() {
    for (ShopTable on : List.of(shop, shop.exactOutcomes())) {
      on.product().put(Samples.product("broken"));
      raw.add("PRODUCT#broken", "INFO", Map.of("stock", AttributeValue.fromS("many")));
      OutcomeUnknownException failure =
          assertThrows(
              OutcomeUnknownException.class,
              () -> on.product().getAndPut(Samples.product("broken")));
      assertInstanceOf(MappingException.class, failure.getCause());
      assertEquals(Samples.product("broken"), on.product().get("broken"));
      raw.add("PRODUCT#broken", "INFO", Map.of("stock", AttributeValue.fromS("many")));
      failure =
          assertThrows(OutcomeUnknownException.class, () -> on.product().getAndDelete("broken"));
      assertTrue(failure.getMessage().contains("was made"), failure.getMessage());
      assertTrue(on.product().find("broken").isEmpty());
    }
  }

  @Test
  void explainAndListenersTellThem() {
    Explanation put = shop.explain(on -> on.product().getAndPut(Samples.product("explained")));
    UpdateItemRequest request = (UpdateItemRequest) put.requests().get(0).request();
    assertEquals(ReturnValue.ALL_OLD, request.returnValues());
    Explanation delete = shop.exactOutcomes().explain(on -> on.product().getAndDelete("explained"));
    assertEquals("GetItem", delete.requests().get(0).operation());
    assertTrue(delete.toString().contains("TransactWriteItems"), delete.toString());

    REPORTS.clear();
    shop.product().getAndPut(Samples.product("heard"));
    shop.product().getAndDelete("heard");
    shop.product().getAndDelete("heard");
    assertEquals(
        List.of("getAndPut", "getAndDelete", "getAndDelete"),
        REPORTS.stream().map(OperationReport::operation).toList());
    assertEquals(List.of(1L, 1L, 0L), REPORTS.stream().map(OperationReport::items).toList());
  }
}
