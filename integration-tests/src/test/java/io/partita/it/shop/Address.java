package io.partita.it.shop;

/** Where a customer lives. */
public record Address(String street, String city, String zip) {}
