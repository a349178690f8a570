package io.partita.examples.parcels;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** What an index does not carry, it need not store; its queries give what it has, typed. */
@Table(
    entities = Parcels.Parcel.class,
    indexes = {
      @IndexDefinition(name = "ByStatus", projection = Projection.KEYS_ONLY),
      @IndexDefinition(
          name = "ByDepot",
          projection = Projection.INCLUDE,
          include = {"grams"}),
      @IndexDefinition(name = "ByRecipient", projection = Projection.ALL)
    })
public interface Parcels {

  /** A parcel of a sender. */
  @Entity(pk = "SENDER#{sender}", sk = "PARCEL#{parcelId}")
  @Index(name = "ByStatus", pk = "STATUS#{status}", sk = "{day}#{parcelId}")
  @Index(name = "ByDepot", pk = "DEPOT#{depot}", sk = "{day}#{parcelId}")
  @Index(name = "ByRecipient", pk = "RECIPIENT#{recipient}", sk = "{day}#{parcelId}")
  record Parcel(
      String sender,
      String parcelId,
      Status status,
      LocalDate day,
      String depot,
      String recipient,
      int grams,
      String customsForm) {}

  /** How far a parcel is. */
  enum Status {
    PENDING,
    DELIVERED
  }
}
