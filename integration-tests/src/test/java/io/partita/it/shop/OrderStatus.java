package io.partita.it.shop;

/** How far an order is. */
public enum OrderStatus {
  NEW,
  PAID,
  SHIPPED
}
