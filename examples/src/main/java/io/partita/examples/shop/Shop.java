package io.partita.examples.shop;

import io.partita.annotations.Table;

/** One table for customers and their orders. */
@Table(entities = {Customer.class, Order.class})
public interface Shop {}
