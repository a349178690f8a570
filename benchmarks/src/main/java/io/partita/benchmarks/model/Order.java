package io.partita.benchmarks.model;

import io.partita.annotations.Entity;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** An order: with its keys and its type an item of twelve attributes. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
public record Order(
    String customerId,
    String orderId,
    Status status,
    Instant placedAt,
    long totalCents,
    boolean gift,
    String note,
    Set<String> tags,
    List<Line> lines) {

  /** How far an order is. */
  public enum Status {
    OPEN,
    PAID,
    SHIPPED,
    RETURNED
  }

  /** One of the things ordered. */
  public record Line(String sku, String title, int quantity, long priceCents) {}
}
