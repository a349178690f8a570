package io.partita.examples.orders;

import static io.partita.examples.orders.Orders.Status.OPEN;
import static io.partita.examples.orders.Orders.Status.SHIPPED;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.orders.Orders.Customer;
import io.partita.examples.orders.Orders.Order;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Finds orders by id, and those of a customer by status. */
public final class OrdersWalk implements Walk {

  static final LocalDate MAY = LocalDate.of(2024, 5, 1);
  static final Customer ADA = new Customer("ada", "Ada");
  static final Order FIRST = new Order("o-1", "ada", SHIPPED, MAY);
  static final Order SECOND = new Order("o-2", "ada", OPEN, MAY.plusDays(1));
  static final Order THIRD = new Order("o-3", "ada", OPEN, MAY.plusDays(9));

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    OrdersTable table = OrdersTable.of(client, tableName);
    OrderDao orders = table.order();
    narrator.chapter("The table and its items");
    table.createTableIfMissing();
    table.customer().create(ADA);
    orders.putAll(List.of(FIRST, SECOND, THIRD, new Order("o-4", "bob", OPEN, MAY)));

    narrator.chapter("By id, and through the index");
    narrator.ask("An order by its id alone", () -> orders.find("o-1"));
    narrator.ask(
        "The open orders of a customer", () -> orders.byCustomer("ada").status(OPEN).list());
    narrator.ask(
        "Those of the last days",
        () -> orders.byCustomer("ada").status(OPEN).placedOnFrom(MAY.plusDays(7)).list());
    narrator.ask(
        "A customer with all orders, in one request", () -> table.customerWithOrders().find("ada"));

    narrator.chapter("An order moves on the index");
    narrator.run(
        "Ship: the index key is written with the status",
        () -> orders.update("o-2").status(SHIPPED).execute());
    narrator.ask("What is shipped now", () -> orders.byCustomer("ada").status(SHIPPED).count());
  }
}
