package io.partita.it.shop;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/** An order in its customer's item collection; on GSI1 by status and day once it is placed. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderNo}")
@Index(name = "GSI1", pk = "STATUS#{status}", sk = "{placedAt:day}#{orderNo}")
@Index(name = "GSI2", pk = "PRIORITY#{priority:3}", sk = "{orderNo}")
public record Order(
    String customerId,
    long orderNo,
    OrderStatus status,
    Instant placedAt,
    Integer priority,
    BigDecimal total,
    List<OrderLine> lines) {}
