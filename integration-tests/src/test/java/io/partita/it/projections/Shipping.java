package io.partita.it.projections;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Customers with their parcels, and depots with the drivers they employ. */
@Table(
    entities = {
      Shipping.Customer.class,
      Shipping.Parcel.class,
      Shipping.Invoice.class,
      Shipping.Driver.class,
      Shipping.Depot.class,
      Shipping.Employment.class
    },
    projections = {
      Shipping.CustomerName.class,
      Shipping.Sticker.class,
      Shipping.Load.class,
      Shipping.ParcelId.class,
      Shipping.DriverPhone.class,
      Shipping.DriverTown.class,
      Shipping.Role.class,
      Shipping.Due.class
    },
    indexes = {
      @IndexDefinition(name = "ByStatus", projection = Projection.KEYS_ONLY),
      @IndexDefinition(
          name = "ByDepot",
          projection = Projection.INCLUDE,
          include = {"grams", "label", "stops", "signature"}),
      @IndexDefinition(
          name = "ByWeight",
          kind = IndexKind.LOCAL,
          sortKey = "grams",
          projection = Projection.KEYS_ONLY),
      @IndexDefinition(
          name = "ByDay",
          kind = IndexKind.LOCAL,
          projection = Projection.INCLUDE,
          include = "label"),
      @IndexDefinition(name = "Staff", projection = Projection.KEYS_ONLY),
      @IndexDefinition(
          name = "Shifts",
          projection = Projection.INCLUDE,
          include = {"role"}),
      @IndexDefinition(
          name = "ByName",
          projection = Projection.INCLUDE,
          include = {"town"}),
      @IndexDefinition(
          name = "Open",
          projection = Projection.INCLUDE,
          include = {"amount", "depot", "due", "state"})
    })
interface Shipping {

  /** A customer. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
  record Customer(String customerId, String name) {}

  /** A parcel of a customer, on its way through a depot. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "PARCEL#{parcelId}")
  @Index(name = "ByStatus", pk = "STATUS#{status}", sk = "{day}#{parcelId}")
  @Index(name = "ByDepot", pk = "DEPOT#{depot}", sk = "PARCEL#{day}#{slot}")
  @Index(name = "ByWeight", as = "byWeight")
  @Index(name = "ByDay", sk = "PARCEL#{day}", as = "byDay")
  record Parcel(
      String customerId,
      String parcelId,
      Status status,
      String depot,
      LocalDate day,
      int slot,
      long grams,
      @Attribute("label") Optional<String> name,
      List<String> stops,
      byte[] signature,
      String note,
      @Ttl Instant expiresAt) {}

  /** Where a parcel is. */
  enum Status {
    PENDING,
    SENT
  }

  /** What a customer is to pay; shares indexes with parcels. */
  @Entity(pk = "CUSTOMER#{customerId}", sk = "INVOICE#{invoiceId}")
  @Index(name = "ByStatus", pk = "STATUS#{state}", sk = "{due}#{invoiceId}", as = "byState")
  @Index(name = "ByDepot", pk = "DEPOT#{depot}", sk = "PARCEL#{due}#{amount}")
  @Index(name = "Open", pk = "{state}", sk = "{due}", as = "open")
  record Invoice(
      String customerId,
      String invoiceId,
      String state,
      String depot,
      LocalDate due,
      int amount,
      @Ttl Instant expiresAt) {}

  /** A driver. */
  @Entity(pk = "DRIVER#{driverId}", sk = "DRIVER")
  @Index(name = "ByName", pk = "NAME#{name}", sk = "{driverId}")
  record Driver(String driverId, String name, String town, String phone) {}

  /** A depot in a town. */
  @Entity(pk = "DEPOT#{town}#{number}", sk = "DEPOT")
  record Depot(String town, int number, String street) {}

  /** A driver's job at a depot. */
  @Entity
  @ManyToMany(left = Driver.class, right = Depot.class, inverse = "Staff")
  @Index(name = "Shifts", pk = "SHIFT#{shift}", sk = "{driverId}#{town}#{number}")
  record Employment(String driverId, String town, int number, String shift, String role) {}

  /** How a customer is called. */
  @ProjectionOf(Customer.class)
  record CustomerName(String customerId, String name) {}

  /** What is printed on a parcel: more than any index carries. */
  @ProjectionOf(Parcel.class)
  record Sticker(String parcelId, Status status, Optional<String> name, String note) {}

  /** What an index of depots carries of a parcel. */
  @ProjectionOf(Parcel.class)
  record Load(Long grams, String depot, LocalDate day, String parcelId, List<String> stops) {}

  /** What every index carries of a parcel. */
  @ProjectionOf(Parcel.class)
  record ParcelId(String parcelId, String customerId) {}

  /** How to call a driver. */
  @ProjectionOf(Driver.class)
  record DriverPhone(String driverId, String phone) {}

  /** Where a driver is at home. */
  @ProjectionOf(Driver.class)
  record DriverTown(String name, String town) {}

  /** What a driver does. */
  @ProjectionOf(Employment.class)
  record Role(int number, String role, String shift) {}

  /** What is to be paid when. */
  @ProjectionOf(Invoice.class)
  record Due(String state, LocalDate due, int amount, String depot) {}
}
