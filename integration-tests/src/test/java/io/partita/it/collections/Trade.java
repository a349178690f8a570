package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;
import java.util.Optional;

/** Organizations with users, and in the same partitions orders with lines nested below them. */
@Table(
    entities = {
      Trade.Organization.class,
      Trade.Employee.class,
      Trade.Order.class,
      Trade.Line.class,
      Trade.Note.class,
      Trade.Shipment.class
    },
    collections = {
      Trade.OrganizationWithUsers.class,
      Trade.OrderWithLines.class,
      Trade.OrderWithAll.class,
      Trade.Orders.class
    })
public interface Trade {

  /** An organization. */
  @Entity(pk = "ORG#{org}", sk = "METADATA#{org}")
  record Organization(String org, String plan) {}

  /** A user of an organization. */
  @Entity(pk = "ORG#{org}", sk = "USER#{user}")
  record Employee(String org, String user) {}

  /** What an order consists of. */
  sealed interface OrderItem permits Line, Note {}

  /** An order. */
  @Entity(pk = "ORG#{org}", sk = "ORDER#{orderId}")
  record Order(String org, String orderId, String status) {}

  /** A line of an order, which calls the order's id otherwise. */
  @Entity(pk = "ORG#{org}", sk = "ORDER#{order}#LINE#{number:3}")
  record Line(String org, String order, int number, String product) implements OrderItem {}

  /** A note on an order. */
  @Entity(pk = "ORG#{org}", sk = "ORDER#{order}#NOTE#{number:3}")
  record Note(String org, String order, int number, String text) implements OrderItem {}

  /** How an order is sent. */
  @Entity(pk = "ORG#{org}", sk = "ORDER#{order}#SHIPMENT")
  record Shipment(String org, String order, String carrier) {}

  /** An organization with its users. */
  @ItemCollection
  record OrganizationWithUsers(Organization organization, List<Employee> users) {}

  /** An order with its lines. */
  @ItemCollection
  record OrderWithLines(Order order, List<Line> lines) {}

  /** An order with everything below it, lines and notes as they come. */
  @ItemCollection
  record OrderWithAll(Order order, Optional<Shipment> shipment, List<OrderItem> items) {}

  /** All orders of an organization with their lines, without a root. */
  @ItemCollection
  record Orders(List<Order> orders, List<Line> lines) {}
}
