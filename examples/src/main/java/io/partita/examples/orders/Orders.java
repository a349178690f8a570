package io.partita.examples.orders;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.time.LocalDate;
import java.util.List;

/** An order has a partition of its own; GSI1 has it under its customer, by status and day. */
@Table(
    entities = {Orders.Customer.class, Orders.Order.class},
    collections = Orders.CustomerWithOrders.class)
public interface Orders {

  /** A customer, also on the index, where the orders are. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
  @Index(name = "GSI1", pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
  record Customer(String customerId, String name) {}

  /** An order. */
  @Entity(pk = "ORDER#{orderId}", sk = "ORDER")
  @Index(
      name = "GSI1",
      pk = "CUSTOMER#{customerId}",
      sk = "ORDER#{status}#{placedOn}#{orderId}",
      as = "byCustomer")
  record Order(String orderId, String customerId, Status status, LocalDate placedOn) {}

  /** How far an order is. */
  enum Status {
    OPEN,
    SHIPPED
  }

  /** A customer with all orders, from the index. */
  @ItemCollection
  record CustomerWithOrders(Customer customer, List<Order> orders) {}
}
