package io.partita.it.shop;

import java.math.BigDecimal;

/** One product of an order. */
public record OrderLine(String productId, int quantity, BigDecimal price) {}
