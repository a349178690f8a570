package io.partita.it.copies;

import io.partita.annotations.Allow;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;

/** An order with the customer's name, so that a list of orders needs no customers. */
@Allow("COPY_OF_MUTABLE")
@Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
public record Order(
    String customerId,
    String orderId,
    @CopyOf(entity = Customer.class, component = "name") String customerName,
    long total) {}
