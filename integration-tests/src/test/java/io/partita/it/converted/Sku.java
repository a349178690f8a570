package io.partita.it.converted;

/** The number of a product, as it is printed on it. */
public record Sku(String text) {}
