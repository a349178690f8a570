package io.partita.it.wire;

/** An amount, stored as text. */
public record Money(long cents, String currency) {}
