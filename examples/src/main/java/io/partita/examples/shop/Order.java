package io.partita.examples.shop;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** An order in its customer's item collection, also on GSI1 by status and day. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderNo}")
@Index(name = "GSI1", pk = "STATUS#{status}", sk = "{placedOn}#{orderNo}")
public record Order(
    String customerId,
    long orderNo,
    Status status,
    LocalDate placedOn,
    BigDecimal total,
    @Attribute(max = 100) List<Line> lines) {

  /** How far an order is. */
  public enum Status {
    OPEN,
    SHIPPED
  }

  /** One product of an order. */
  public record Line(String product, int quantity) {}
}
