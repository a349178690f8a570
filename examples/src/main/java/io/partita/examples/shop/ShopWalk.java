package io.partita.examples.shop;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.shop.Order.Line;
import io.partita.examples.shop.Order.Status;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Walks through what every entity can do. */
public final class ShopWalk implements Walk {

  static final Customer ADA =
      CustomerDraft.empty()
          .customerId("ada#1")
          .name("Ada")
          .email("Ada@Example.org")
          .tags(Set.of("math"))
          .build();

  static Order order(int number) {
    return new Order(
        "ada#1",
        number,
        Status.OPEN,
        LocalDate.of(2024, 1, number),
        new BigDecimal("19.95"),
        List.of(new Line("Tea", number)));
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    ShopTable shop = ShopTable.of(client, tableName);
    narrator.chapter("The table");
    narrator.ask("Create it", () -> shop.createTableIfMissing());
    customers(shop.customer(), narrator);
    orders(shop.order(), narrator);
    narrator.chapter("What would be sent, without sending it");
    narrator.ask(
        "Explain a call",
        () -> shop.explain(s -> s.customer().update("ada#1").name("A.").execute()).describe());
  }

  private static void customers(CustomerDao customers, Narrator narrator) {
    narrator.chapter("A customer, with an id that would break keys joined by hand");
    Customer stored = narrator.ask("Create", () -> customers.create(ADA));
    narrator.fails("Create again", () -> customers.create(ADA));
    narrator.ask("Find", () -> customers.find("ada#1"));
    narrator.ask(
        "Update",
        () ->
            customers
                .update("ada#1")
                .email("ada@lovelace.org")
                .addToTags(Set.of("vip"))
                .executeAndGet());
    narrator.fails(
        "Replace by a copy of what is stale by now",
        () -> customers.replace(CustomerDraft.of(stored).name("Ada L.").build()));
    narrator.ask("Find by e-mail", () -> customers.byEmail("ADA@lovelace.org").first());
  }

  private static void orders(OrderDao orders, Narrator narrator) {
    narrator.chapter("Orders");
    narrator.run("Put several", () -> orders.putAll(List.of(order(9), order(10))));
    narrator.run(
        "Update under a condition: moves it on the index",
        () ->
            orders
                .update("ada#1", 9)
                .status(Status.SHIPPED)
                .when(OrderFields.TOTAL.gt(BigDecimal.TEN))
                .execute());
    narrator.ask("By status", () -> orders.byStatus(Status.OPEN).list());
    narrator.ask(
        "Find several",
        () -> orders.findAll(List.of(OrderKey.of("ada#1", 10), OrderKey.of("ada#1", 9))).values());
    narrator.ask("Scan", () -> orders.scan().filter(OrderFields.STATUS.eq(Status.OPEN)).count());
    narrator.run("Delete", () -> orders.delete("ada#1", 9));
    narrator.fails("Get what is gone", () -> orders.get("ada#1", 9));
  }
}
