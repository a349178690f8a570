package io.partita.it.copies;

import io.partita.annotations.Table;

/** Customers and orders, and invoices that an index lists by customer. */
@Table(entities = {Customer.class, Order.class, Invoice.class})
public interface Shop {}
