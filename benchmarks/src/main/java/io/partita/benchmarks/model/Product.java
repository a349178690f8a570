package io.partita.benchmarks.model;

import io.partita.annotations.Entity;

/** A product, here only as the other end of favorites. */
@Entity(pk = "PRODUCT#{productId}", sk = "PRODUCT")
public record Product(String productId, String title) {}
