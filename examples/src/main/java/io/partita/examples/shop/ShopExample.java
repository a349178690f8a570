package io.partita.examples.shop;

import io.partita.examples.Example;
import io.partita.examples.Narrator;
import io.partita.examples.shop.Order.Line;
import io.partita.examples.shop.Order.Status;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Walks through what every entity can do. */
public final class ShopExample implements Example {

  @Override
  public String name() {
    return "shop";
  }

  @Override
  public String summary() {
    return "plain entities: create, read, change, delete, batches, conditions, versions, index keys";
  }

  @Override
  public void run(DynamoDbClient client, Narrator narrator) {
    ShopTable shop = ShopTable.of(client, "shop");
    narrator.chapter("The table");
    narrator.call("shop.createTableIfMissing()", shop::createTableIfMissing);
    customers(shop, narrator);
    orders(shop, narrator);
    explanations(shop, narrator);
  }

  private static void customers(ShopTable shop, Narrator narrator) {
    narrator.chapter("A customer, with an id that would break keys joined by hand");
    Customer ada = new Customer("ada#1", "Ada", "Ada@Example.org", Set.of("math"), null, 0);
    Customer stored =
        narrator.call("shop.customer().create(ada)", () -> shop.customer().create(ada));
    narrator.fails("shop.customer().create(ada)", () -> shop.customer().create(ada));
    narrator.call("shop.customer().find(\"ada#1\")", () -> shop.customer().find("ada#1"));
    narrator.call(
        "shop.customer().update(\"ada#1\").email(\"ada@lovelace.org\").addToTags(Set.of(\"vip\")).executeAndGet()",
        () ->
            shop.customer()
                .update("ada#1")
                .email("ada@lovelace.org")
                .addToTags(Set.of("vip"))
                .executeAndGet());
    narrator.fails(
        "shop.customer().replace(stored)  // a stale version",
        () -> shop.customer().replace(stored));
  }

  private static void orders(ShopTable shop, Narrator narrator) {
    narrator.chapter("Orders");
    for (int i = 9; i <= 10; i++) {
      Order order =
          new Order(
              "ada#1",
              i,
              Status.OPEN,
              LocalDate.of(2024, 1, i),
              new BigDecimal("19.90"),
              List.of(new Line("Tea", i)));
      narrator.call("shop.order().put(order" + i + ")", () -> shop.order().put(order));
    }
    narrator.run(
        "shop.order().update(\"ada#1\", 9).status(SHIPPED).when(TOTAL.gt(10)).execute()  // moves it on GSI1",
        () ->
            shop.order()
                .update("ada#1", 9)
                .status(Status.SHIPPED)
                .when(OrderFields.TOTAL.gt(BigDecimal.TEN))
                .execute());
    narrator.call(
        "shop.order().findAll(List.of(OrderKey.of(\"ada#1\", 10), OrderKey.of(\"ada#1\", 9)))",
        () -> shop.order().findAll(List.of(OrderKey.of("ada#1", 10), OrderKey.of("ada#1", 9))));
    narrator.call(
        "shop.order().scan().filter(OrderFields.STATUS.eq(OPEN)).count()",
        () -> shop.order().scan().filter(OrderFields.STATUS.eq(Status.OPEN)).count());
    narrator.run("shop.order().delete(\"ada#1\", 9)", () -> shop.order().delete("ada#1", 9));
    narrator.fails("shop.order().get(\"ada#1\", 9)", () -> shop.order().get("ada#1", 9));
  }

  private static void explanations(ShopTable shop, Narrator narrator) {
    narrator.chapter("What would be sent, without sending it");
    narrator.call(
        "shop.explain(s -> s.customer().update(\"ada#1\").name(\"A.\").execute()).describe()",
        () ->
            shop.explain(s -> s.customer().update("ada#1").name("A.").executeAndGet()).describe());
  }
}
