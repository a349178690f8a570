package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.runtime.Explanation;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Transactions that read: what expires, and what listeners and explanations tell. */
@DynamoDbTest
class TransactWithReadsTest {

  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final MutableClock CLOCK = new MutableClock("2014-03-01T12:00:00Z");
  private static final List<OperationReport> REPORTS = new ArrayList<>();
  private static ShopTable shop;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop =
        ShopTable.of(client, name, Options.builder().clock(CLOCK).listener(REPORTS::add).build());
    shop.createTableIfMissing();
  }

  private static Session session(String token, Duration lasting) {
    return new Session(token, "c1", null, CLOCK.instant().plus(lasting));
  }

  private static SessionKey key(String token) {
    return SessionKey.of(token);
  }

  @Test
  void anExpiredItemIsAbsentAndMayBeReplaced() {
    shop.session().put(session("expired", Duration.ofHours(1)));
    CLOCK.advance(Duration.ofHours(2));
    AtomicInteger runs = new AtomicInteger();
    shop.transact(
        tx -> {
          runs.incrementAndGet();
          assertTrue(tx.find(key("expired")).isEmpty());
          tx.create(session("expired", Duration.ofHours(1)));
        });
    assertEquals(1, runs.get());
    shop.transact(
        tx -> {
          assertTrue(tx.find(key("expired")).isPresent());
          tx.delete(key("expired"));
        });
    shop.session().put(session("expired", Duration.ofHours(1)));
    CLOCK.advance(Duration.ofHours(2));
    shop.transact(
        tx -> {
          if (tx.find(key("expired")).isEmpty()) {
            tx.put(session("expired", Duration.ofHours(1)));
          }
        });
    assertTrue(shop.session().exists("expired"));
  }

  @Test
  void anItemThatExpiresWhileTheCodeRunsIsJudgedAsOfItsBeginning() {
    shop.session().put(session("expiring", Duration.ofHours(1)));
    shop.transact(
        tx -> {
          assertTrue(tx.find(key("expiring")).isPresent());
          CLOCK.advance(Duration.ofHours(2));
          tx.put(Samples.product("expiring"));
        });
    assertTrue(shop.product().exists("expiring"));
  }

  @Test
  void anItemThatAppearsInPlaceOfAnExpiredOneIsNoticed() {
    shop.session().put(session("appearing", Duration.ofHours(1)));
    CLOCK.advance(Duration.ofHours(2));
    List<Boolean> seen = new ArrayList<>();
    shop.transact(
        tx -> {
          seen.add(tx.find(key("appearing")).isPresent());
          if (seen.size() == 1) {
            shop.session().put(session("appearing", Duration.ofHours(1)));
          }
          tx.put(Samples.product("appearing"));
        });
    assertEquals(List.of(false, true), seen);
  }

  @Test
  void aVersionedItemIsWrittenAsItWasRead() {
    shop.customer().create(Samples.customer("versioned"));
    AtomicInteger runs = new AtomicInteger();
    int points =
        shop.transactAndGet(
            tx -> {
              Customer customer = tx.get(CustomerKey.of("versioned"));
              if (runs.incrementAndGet() == 1) {
                shop.customer().update("versioned").addToLoyaltyPoints(5).execute();
              }
              tx.update(
                  shop.customer().update("versioned").loyaltyPoints(2 * customer.loyaltyPoints()));
              return customer.loyaltyPoints();
            });
    assertEquals(2, runs.get());
    assertEquals(2 * points, shop.customer().get("versioned").loyaltyPoints());
    assertEquals(3, shop.customer().get("versioned").version());
  }

  @Test
  void listenersHearOfOneOperation() {
    shop.product().put(Samples.product("heard"));
    REPORTS.clear();
    shop.transact(
        tx -> {
          Product product = tx.get(ProductKey.of("heard"));
          tx.put(new Product("heard2", product.name(), product.price(), 1));
        });
    assertEquals(List.of("transact"), REPORTS.stream().map(OperationReport::operation).toList());
    assertEquals(2, REPORTS.get(0).requests());
    assertEquals(1, REPORTS.get(0).items());
  }

  @Test
  void anExplanationEndsWhereItDependsOnWhatIsRead() {
    Explanation explanation =
        shop.explain(
            on ->
                on.transact(
                    tx -> {
                      tx.get(ProductKey.of("explained"));
                      tx.put(Samples.product("explained"));
                    }));
    assertEquals(
        List.of("GetItem"),
        explanation.requests().stream().map(Explanation.Request::operation).toList());
    assertTrue(explanation.toString().contains("has not changed"), explanation.toString());
    Explanation blind = shop.explain(on -> on.transact(tx -> tx.put(Samples.product("blind"))));
    assertEquals(
        List.of("TransactWriteItems"),
        blind.requests().stream().map(Explanation.Request::operation).toList());
  }

  @Test
  void aKeyOfAnotherTableIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> shop.transact(tx -> tx.find(new ForeignKey())));
  }

  /** A key that no table has generated. */
  private static final class ForeignKey implements io.partita.runtime.EntityKey<Product> {
    @Override
    public java.util.Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue>
        attributes() {
      return java.util.Map.of();
    }
  }
}
