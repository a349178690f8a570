package io.partita.it.converted;

import java.time.Instant;

/** A line of a basket or of an invoice, which store its price in different ways. */
public record Line(Sku sku, Money price, Instant added) {}
