package io.partita.it.sparse;

import io.partita.annotations.Allow;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/** A table whose ids have no prefixes: only their values tell a traveller from an airport. */
@Allow("KEY_COLLISION")
@Table(
    entities = {Airports.Traveller.class, Airports.Airport.class, Airports.Visit.class},
    typeAttribute = "kind",
    keyEncoding = KeyEncoding.RAW,
    indexes = @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"))
public interface Airports {

  /** A traveller, such as {@code U1}. */
  @Entity(pk = "{travellerId}", sk = "{travellerId}", type = "traveller")
  record Traveller(String travellerId, String name) {}

  /** An airport, such as {@code SFO}. */
  @Entity(pk = "{code}", sk = "{code}", type = "airport")
  record Airport(String code, String city, @Count(Visit.class) int visits) {}

  /** A traveller's visits of an airport. */
  @Entity(type = "visit")
  @ManyToMany(left = Traveller.class, right = Airport.class, inverse = "Flipped")
  @Index(name = "Flipped")
  record Visit(String travellerId, String code, String note) {}
}
