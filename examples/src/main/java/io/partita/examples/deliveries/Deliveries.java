package io.partita.examples.deliveries;

import io.partita.annotations.Allow;
import io.partita.annotations.ChildOf;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** The driver's list of a day shows names without reading customers. */
@Table(entities = {Deliveries.Customer.class, Deliveries.Order.class})
public interface Deliveries {

  /** A customer. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
  record Customer(String customerId, String name) {}

  /** An order with a copy of the name; names change seldom and are then propagated. */
  @Entity(sk = "ORDER#{orderId}")
  @ChildOf(Customer.class)
  @Index(name = "GSI1", pk = "DELIVERY#{deliverOn}", sk = "{customerId}#{orderId}")
  @Allow("COPY_OF_MUTABLE")
  record Order(
      String customerId,
      String orderId,
      @CopyOf(entity = Customer.class, component = "name") String customerName,
      LocalDate deliverOn) {}
}
