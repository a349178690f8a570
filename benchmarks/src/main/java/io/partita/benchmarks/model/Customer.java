package io.partita.benchmarks.model;

import io.partita.annotations.Entity;

/** A customer. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
public record Customer(String customerId, String name, String email) {}
