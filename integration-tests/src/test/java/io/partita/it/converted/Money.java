package io.partita.it.converted;

/** An amount of euros. */
public record Money(long cents) {}
