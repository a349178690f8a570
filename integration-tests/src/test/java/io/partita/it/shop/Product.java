package io.partita.it.shop;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import java.math.BigDecimal;

/** A product; nothing about it is managed, so it can be written in batches. */
@Entity(pk = "PRODUCT#{productId}", sk = "INFO", type = "product")
public record Product(
    String productId, @Attribute("n") String name, BigDecimal price, long stock) {}
