package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.Requests;
import io.partita.it.collections.Trade.Employee;
import io.partita.it.collections.Trade.Line;
import io.partita.it.collections.Trade.Note;
import io.partita.it.collections.Trade.Order;
import io.partita.it.collections.Trade.OrderWithAll;
import io.partita.it.collections.Trade.OrderWithLines;
import io.partita.it.collections.Trade.Orders;
import io.partita.it.collections.Trade.Organization;
import io.partita.it.collections.Trade.OrganizationWithUsers;
import io.partita.it.collections.Trade.Shipment;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class TradeTest {

  private static final Organization ORG = new Organization("acme", "pro");
  private static final Employee ANN = new Employee("acme", "ann");
  private static final Employee BEN = new Employee("acme", "ben#1");
  private static final Order FIRST = new Order("acme", "1", "open");
  private static final Order TENTH = new Order("acme", "10", "open");
  private static final Line LINE = new Line("acme", "1", 1, "nuts");
  private static final Line NEXT = new Line("acme", "1", 2, "bolts");
  private static final Line OTHER = new Line("acme", "10", 1, "screws");
  private static final Note NOTE = new Note("acme", "1", 1, "urgent");
  private static final Shipment SHIPMENT = new Shipment("acme", "1", "mail");

  private static Requests requests;
  private static TradeTable trade;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    trade = TradeTable.of(requests.client(), name);
    trade.createTableIfMissing();
    trade.organization().create(ORG);
    trade.employee().putAll(List.of(ANN, BEN));
    trade.order().putAll(List.of(FIRST, TENTH));
    trade.line().putAll(List.of(LINE, NEXT, OTHER));
    trade.note().create(NOTE);
    trade.shipment().create(SHIPMENT);
  }

  @Test
  void anOrganizationWithItsUsersFiltersWhatLiesBetween() {
    requests.take();
    assertEquals(
        Optional.of(new OrganizationWithUsers(ORG, List.of(ANN, BEN))),
        trade.organizationWithUsers().find("acme"));
    QueryRequest query = requests.takeQuery();
    assertEquals(
        "PK = 'ORG#acme' AND SK BETWEEN 'METADATA#acme' AND 'USER$'", Requests.keyCondition(query));
    assertEquals("Type IN ('Employee', 'Organization')", Requests.filter(query));
    assertEquals(
        Optional.of(new OrganizationWithUsers(ORG, List.of(ANN))),
        trade.organizationWithUsers().byOrganization("acme").limit(2).find());
  }

  @Test
  void aNestedRootIsFoundByItsWholeKeyAndNeverMetWithItsNeighbour() {
    requests.take();
    assertEquals(
        Optional.of(new OrderWithLines(FIRST, List.of(LINE, NEXT))),
        trade.orderWithLines().find("acme", "1"));
    QueryRequest query = requests.takeQuery();
    assertEquals(
        "PK = 'ORG#acme' AND SK BETWEEN 'ORDER#1' AND 'ORDER#1#LINE$'",
        Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
    assertEquals(
        Optional.of(new OrderWithLines(TENTH, List.of(OTHER))),
        trade.orderWithLines().find(OrderKey.of("acme", "10")));
    assertEquals(Optional.empty(), trade.orderWithLines().find("acme", "2"));
  }

  @Test
  void itemsOfASealedInterfaceKeepTheirOrder() {
    requests.take();
    assertEquals(
        Optional.of(new OrderWithAll(FIRST, Optional.of(SHIPMENT), List.of(LINE, NEXT, NOTE))),
        trade.orderWithAll().find("acme", "1"));
    assertEquals("", Requests.filter(requests.takeQuery()));
    assertEquals(
        Optional.of(new OrderWithAll(TENTH, Optional.empty(), List.of(OTHER))),
        trade.orderWithAll().find("acme", "10"));
  }

  @Test
  void aCollectionWithoutARootIsFoundByItsPartition() {
    requests.take();
    assertEquals(
        Optional.of(new Orders(List.of(FIRST, TENTH), List.of(LINE, NEXT, OTHER))),
        trade.orders().find("acme"));
    QueryRequest query = requests.takeQuery();
    assertEquals("PK = 'ORG#acme' AND begins_with(SK, 'ORDER#')", Requests.keyCondition(query));
    assertEquals("Type IN ('Line', 'Order')", Requests.filter(query));
  }

  @Test
  void keysThatFillTheLimitAreReadAllTheSame() {
    String longest = "x".repeat(1024 - "ORDER#".length());
    Order order = trade.order().create(new Order("long", longest, "open"));
    trade.order().create(new Order("long", longest.substring(1), "open"));
    assertEquals(
        Optional.of(new OrderWithLines(order, List.of())),
        trade.orderWithLines().find("long", longest));
    assertEquals(Optional.empty(), trade.orderWithLines().find("long", longest.substring(2)));
  }
}
