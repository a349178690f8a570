package io.partita.examples.deliveries;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.deliveries.Deliveries.Customer;
import io.partita.examples.deliveries.Deliveries.Order;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Lists deliveries with names, and lets orders follow a change of name. */
public final class DeliveriesWalk implements Walk {

  static final LocalDate DAY = LocalDate.of(2024, 5, 2);
  static final Order ADA_ONE = new Order("ada", "1", "Ada Byron", DAY);
  static final Order ADA_TWO = new Order("ada", "2", "Ada Byron", DAY.plusDays(1));
  static final Order BOB_ONE = new Order("bob", "1", "Bob", DAY);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    DeliveriesTable deliveries = DeliveriesTable.of(client, tableName);
    narrator.chapter("The table and its items");
    deliveries.createTableIfMissing();
    deliveries
        .customer()
        .putAll(List.of(new Customer("ada", "Ada Byron"), new Customer("bob", "Bob")));
    deliveries.order().putAll(List.of(ADA_ONE, ADA_TWO, BOB_ONE));

    narrator.chapter("A list that needs no customers");
    narrator.ask(
        "The deliveries of a day, with names", () -> deliveries.order().byDeliverOn(DAY).list());

    narrator.chapter("A name changes");
    narrator.run(
        "At the source", () -> deliveries.customer().update("ada").name("Ada Lovelace").execute());
    narrator.ask("Which copies differ", () -> deliveries.customer().verifyCopies("ada"));
    narrator.ask(
        "Bring them up to date: one transaction", () -> deliveries.customer().propagate("ada"));
    narrator.ask("The customer's orders now", () -> deliveries.order().byCustomer("ada").list());
  }
}
