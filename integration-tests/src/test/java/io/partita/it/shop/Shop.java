package io.partita.it.shop;

import io.partita.annotations.Table;

/**
 * A small shop: customers with their orders in one item collection, products, and sessions that
 * expire.
 */
@Table(entities = {Customer.class, Order.class, Product.class, Session.class, Counter.class})
public interface Shop {}
