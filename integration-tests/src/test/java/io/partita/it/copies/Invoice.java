package io.partita.it.copies;

import io.partita.annotations.Allow;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import java.util.Map;
import java.util.Optional;

/** An invoice with several copies: beside each other, in a nested record, and in an index key. */
@Allow({"COPY_OF_MUTABLE", "UNBOUNDED_LIST"})
@Entity(pk = "INVOICE#{invoiceId}", sk = "INVOICE")
@Index(name = "GSI1", pk = "CUSTOMER#{customerId}", sk = "INVOICE#{customerCity}#{invoiceId}")
public record Invoice(
    String invoiceId,
    String customerId,
    @CopyOf(entity = Customer.class, component = "name") String customerName,
    @CopyOf(entity = Customer.class, component = "city") String customerCity,
    Optional<Address> address,
    Map<Role, Contact> contacts) {

  /** Who gets the invoice for what. */
  public enum Role {
    TO,
    CC
  }

  /** Where the invoice goes; the city moves with the customer. */
  public record Address(
      String street, @CopyOf(entity = Customer.class, component = "city") String city) {}

  /** Somebody the invoice names, perhaps the customer. */
  public record Contact(
      String customerId, @CopyOf(entity = Customer.class, component = "name") String name) {}
}
