package io.partita.benchmarks.handwritten;

import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Membership;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Line;
import io.partita.benchmarks.model.Order.Status;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items to records and back, as one writes it by hand. */
public final class ItemMapping {

  private ItemMapping() {}

  public static Map<String, AttributeValue> item(Order order) {
    Map<String, AttributeValue> item = new HashMap<>(16);
    item.put("PK", text(Keys.customer(order.customerId())));
    item.put("SK", text(Keys.order(order.orderId())));
    item.put("Type", text("Order"));
    item.put("customerId", text(order.customerId()));
    item.put("orderId", text(order.orderId()));
    item.put("status", text(order.status().name()));
    item.put("placedAt", text(order.placedAt().toString()));
    item.put("totalCents", number(order.totalCents()));
    item.put("gift", AttributeValue.fromBool(order.gift()));
    item.put("note", text(order.note()));
    item.put("tags", AttributeValue.fromSs(new ArrayList<>(order.tags())));
    List<AttributeValue> lines = new ArrayList<>(order.lines().size());
    for (Line line : order.lines()) {
      lines.add(AttributeValue.fromM(item(line)));
    }
    item.put("lines", AttributeValue.fromL(lines));
    return item;
  }

  private static Map<String, AttributeValue> item(Line line) {
    Map<String, AttributeValue> item = new HashMap<>(8);
    item.put("sku", text(line.sku()));
    item.put("title", text(line.title()));
    item.put("quantity", number(line.quantity()));
    item.put("priceCents", number(line.priceCents()));
    return item;
  }

  public static Map<String, AttributeValue> item(Customer customer) {
    return Map.of(
        "PK", text(Keys.customer(customer.customerId())),
        "SK", text(Keys.CUSTOMER),
        "Type", text("Customer"),
        "customerId", text(customer.customerId()),
        "name", text(customer.name()),
        "email", text(customer.email()));
  }

  public static Map<String, AttributeValue> item(Favorite favorite) {
    String customer = Keys.customer(favorite.customerId());
    String product = Keys.product(favorite.productId());
    return Map.of(
        "PK", text(customer),
        "SK", text(product),
        "GSI1PK", text(product),
        "GSI1SK", text(customer),
        "Type", text("Favorite"),
        "customerId", text(favorite.customerId()),
        "productId", text(favorite.productId()),
        "addedOn", text(favorite.addedOn().toString()));
  }

  public static Map<String, AttributeValue> item(Membership membership) {
    String member = Keys.member(membership.memberId());
    String club = Keys.club(membership.clubId());
    return Map.of(
        "PK", text(member),
        "SK", text(club),
        "GSI1PK", text(club),
        "GSI1SK", text(member),
        "Type", text("Membership"),
        "memberId", text(membership.memberId()),
        "clubId", text(membership.clubId()),
        "since", text(membership.since().toString()));
  }

  public static Order order(Map<String, AttributeValue> item) {
    List<AttributeValue> stored = item.get("lines").l();
    List<Line> lines = new ArrayList<>(stored.size());
    for (AttributeValue line : stored) {
      lines.add(line(line.m()));
    }
    return new Order(
        item.get("customerId").s(),
        item.get("orderId").s(),
        Status.valueOf(item.get("status").s()),
        Instant.parse(item.get("placedAt").s()),
        Long.parseLong(item.get("totalCents").n()),
        item.get("gift").bool(),
        item.get("note").s(),
        new LinkedHashSet<>(item.get("tags").ss()),
        lines);
  }

  private static Line line(Map<String, AttributeValue> item) {
    return new Line(
        item.get("sku").s(),
        item.get("title").s(),
        Integer.parseInt(item.get("quantity").n()),
        Long.parseLong(item.get("priceCents").n()));
  }

  public static Customer customer(Map<String, AttributeValue> item) {
    return new Customer(item.get("customerId").s(), item.get("name").s(), item.get("email").s());
  }

  public static Favorite favorite(Map<String, AttributeValue> item) {
    return new Favorite(
        item.get("customerId").s(),
        item.get("productId").s(),
        LocalDate.parse(item.get("addedOn").s()));
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }
}
