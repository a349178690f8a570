package io.partita.it.shop;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Records to start from. */
final class Samples {

  private Samples() {}

  static Customer customer(String id) {
    return new Customer(
        id,
        "Ada Lovelace",
        "Ada@Example.org",
        Optional.of("+44 1"),
        new Address("12 St James's Square", "London", "SW1Y"),
        Set.of("vip", "math"),
        List.of("likes engines"),
        Map.of("newsletter", 1),
        10,
        null,
        null,
        0);
  }

  static Order order(String customerId, long orderNo) {
    return new Order(
        customerId,
        orderNo,
        OrderStatus.NEW,
        Instant.parse("2024-01-15T10:30:00Z"),
        7,
        new BigDecimal("19.9"),
        List.of(new OrderLine("p1", 2, new BigDecimal("9.95"))));
  }

  static Product product(String id) {
    return new Product(id, "Difference engine", new BigDecimal("17000"), 3);
  }
}
