package io.partita.it.copies;

import io.partita.annotations.Entity;

/** A customer, whose name and city orders and invoices copy. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "INFO")
public record Customer(String customerId, String name, String city) {}
