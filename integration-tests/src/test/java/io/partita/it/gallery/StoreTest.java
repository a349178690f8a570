package io.partita.it.gallery;

import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.gallery.Store.Customer;
import io.partita.it.gallery.Store.Order;
import io.partita.it.gallery.Store.OrderStatus;
import io.partita.it.gallery.Store.Shipment;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Orders of a customer by order id from the table, and by status from the index. */
@DynamoDbTest
class StoreTest {

  private static final Order OLD = order(9, OrderStatus.SHIPPED, "2024-01-02");
  private static final Order RECENT = order(10, OrderStatus.SHIPPED, "2024-03-01");
  private static final Order OPEN = order(11, OrderStatus.PLACED, "2024-03-02");
  private static final Order AGAIN = order(100, OrderStatus.PLACED_AGAIN, "2024-03-03");

  private static Requests requests;
  private static StoreTable store;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    store = StoreTable.of(requests.client(), name);
    store.createTableIfMissing();
    raw = new RawItems(client, name);
    store.customer().create(new Customer("c1", "Ann"));
    store.order().putAll(List.of(AGAIN, OPEN, RECENT, OLD));
    store.order().create(new Order("c10", 1, OrderStatus.PLACED, LocalDate.EPOCH, 1));
  }

  @BeforeEach
  void forgetRequests() {
    requests.take();
  }

  private static Order order(long id, OrderStatus status, String day) {
    return new Order("c1", id, status, LocalDate.parse(day), 995);
  }

  @Test
  void ordersOfACustomerComeInTheOrderOfTheirNumbers() {
    assertEquals(List.of(OLD, RECENT, OPEN, AGAIN), store.order().byCustomer("c1").list());
    QueryRequest query = requests.takeQuery();
    assertEquals("PK = 'CUSTOMER#c1' AND begins_with(SK, 'ORDER#')", Requests.keyCondition(query));
    assertEquals(
        List.of(OPEN, RECENT),
        store.order().byCustomer("c1").orderIdBetween(10, 99).reverse().list());
  }

  @Test
  void ordersByStatusComeFromTheIndexByDay() {
    assertEquals(
        List.of(OLD, RECENT),
        store.order().byCustomerAndStatus("c1").status(OrderStatus.SHIPPED).list());
    QueryRequest query = requests.takeQuery();
    assertEquals("GSI1", query.indexName());
    assertEquals(
        "GSI1PK = 'CUSTOMER#c1' AND begins_with(GSI1SK, 'STATUS#SHIPPED#')",
        Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
    assertEquals(
        List.of(RECENT),
        store
            .order()
            .byCustomerAndStatus("c1")
            .status(OrderStatus.SHIPPED)
            .placedOnFrom(LocalDate.parse("2024-02-01"))
            .list());
  }

  @Test
  void aStatusIsNotTakenForALongerOne() {
    assertEquals(
        List.of(OPEN), store.order().byCustomerAndStatus("c1").status(OrderStatus.PLACED).list());
    assertEquals(4, store.order().byCustomerAndStatus("c1").count());
  }

  @Test
  void aChangedStatusMovesTheOrderOnTheIndexInTheSameRequest() {
    store.order().create(new Order("c2", 5, OrderStatus.PLACED, LocalDate.EPOCH, 1));
    requests.take();
    store.order().update("c2", 5).status(OrderStatus.SHIPPED).placedOn(LocalDate.EPOCH).execute();
    assertInstanceOf(UpdateItemRequest.class, requests.take().get(0));
    assertEquals(
        text("STATUS#SHIPPED#1970-01-01#0000000000000000005"),
        raw.get("CUSTOMER#c2", "ORDER#0000000000000000005").get("GSI1SK"));
    assertEquals(0, store.order().byCustomerAndStatus("c2").status(OrderStatus.PLACED).count());
    assertEquals(1, store.order().byCustomerAndStatus("c2").status(OrderStatus.SHIPPED).count());
  }

  @Test
  void oneIndexServesSeveralEntities() {
    Shipment shipment = store.shipment().create(new Shipment("s1", 11));
    assertEquals(List.of(shipment), store.shipment().byOrderId(11).list());
    assertEquals(List.of(), store.shipment().byOrderId(1).list());
  }
}
