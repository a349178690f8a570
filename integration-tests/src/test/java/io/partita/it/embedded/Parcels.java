package io.partita.it.embedded;

import io.partita.annotations.Aliases;
import io.partita.annotations.Attribute;
import io.partita.annotations.Embedded;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Projection;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import io.partita.annotations.Unique;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Parcels and depots, whose addresses are attributes of their own, as in the table before. */
@Table(
    entities = {Parcels.Parcel.class, Parcels.Depot.class, Parcels.Person.class},
    projections = {Parcels.ParcelTo.class, Parcels.DepotAddress.class},
    indexes =
        @IndexDefinition(
            name = "ByCountry",
            projection = Projection.INCLUDE,
            include = {"to_town", "to_zip", "weight"}))
public interface Parcels {

  /** A parcel from one address to another. */
  @Entity(pk = "PARCEL#{parcelId}", sk = "PARCEL")
  @Index(name = "ByTown", pk = "TOWN#{to.city}", sk = "{to.zip:5}#{parcelId}", as = "byTown")
  @Index(
      name = "ByCountry",
      pk = "COUNTRY#{to.place.country}",
      sk = "{parcelId}",
      where = "to.place.country != CH",
      as = "byCountry")
  record Parcel(
      String parcelId,
      @Embedded(prefix = "to_") Address to,
      int weight,
      @Embedded(prefix = "from_") Address from,
      @Embedded Size size,
      LocalDate sent) {}

  /** A depot, which an address identifies. */
  @Entity(pk = "DEPOT#{address.city}", sk = "{address.zip:5}")
  record Depot(@Embedded(prefix = "a_") Address address, String name) {}

  /** A person, found by mail. */
  @Entity(pk = "PERSON#{personId}", sk = "PERSON")
  record Person(String personId, @Embedded(prefix = "contact_") Contact contact) {}

  /** Part of it is embedded once more. */
  record Address(
      String street,
      @Attribute("town") @Aliases("village") String city,
      int zip,
      Optional<String> note,
      @Attribute(max = 3) List<String> lines,
      @Embedded(prefix = "p_") Place place) {}

  /** A place on the map. */
  record Place(Country country, Double latitude, Set<String> tags) {}

  /** A size of which nothing needs to be known. */
  record Size(Integer width, Integer height) {}

  /** How to reach a person. */
  record Contact(@Unique String mail, String phone) {}

  /** Some countries. */
  enum Country {
    CH,
    FR
  }

  /** Where a parcel goes. */
  @ProjectionOf(Parcel.class)
  record ParcelTo(Address to, String parcelId) {}

  /** Where a depot is. */
  @ProjectionOf(Depot.class)
  record DepotAddress(Address address) {}
}
