package io.partita.it.gallery;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** Customers with orders, which are also found by their own id and by status, through one index. */
@Table(entities = {Store.Customer.class, Store.Order.class, Store.Shipment.class})
public interface Store {

  /** A customer. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
  record Customer(String customerId, String name) {}

  /** An order, in its customer's item collection by id, and on the index by status. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", as = "byCustomer")
  @Index(
      name = "GSI1",
      pk = "CUSTOMER#{customerId}",
      sk = "STATUS#{status}#{placedOn}#{orderId}",
      as = "byCustomerAndStatus")
  record Order(
      String customerId, long orderId, OrderStatus status, LocalDate placedOn, long cents) {}

  /** Where an order is. */
  enum OrderStatus {
    PLACED,
    PLACED_AGAIN,
    SHIPPED
  }

  /** Another entity on the same index: the shipments of an order. */
  @Entity(pk = "SHIPMENT#{shipmentId}", sk = "SHIPMENT")
  @Index(name = "GSI1", pk = "ORDER#{orderId}", sk = "SHIPMENT#{shipmentId}")
  record Shipment(String shipmentId, long orderId) {}
}
