package io.partita.it.ranges;

import io.partita.annotations.Entity;
import io.partita.annotations.Hierarchy;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** Weather stations and what they measure: a range in every kind of place there is. */
@Table(
    entities = {
      Weather.Station.class,
      Weather.Reading.class,
      Weather.Person.class,
      Weather.Visit.class,
      Weather.Site.class
    },
    indexes = {
      @IndexDefinition(name = "ByWind", kind = IndexKind.LOCAL, sortKey = "wind"),
      @IndexDefinition(name = "WindSpread", partitionKey = "WindPK", sortKey = "wind"),
      @IndexDefinition(name = "Keys", projection = Projection.KEYS_ONLY),
      @IndexDefinition(name = "KeysSpread", projection = Projection.KEYS_ONLY),
      @IndexDefinition(name = "Some", projection = Projection.INCLUDE, include = "wind"),
      @IndexDefinition(name = "SomeSpread", projection = Projection.INCLUDE, include = "wind")
    })
interface Weather {

  /** A station. */
  @Entity(pk = "STATION#{stationId}", sk = "INFO")
  record Station(String stationId, String name) {}

  /** What was measured. */
  @Entity(pk = "STATION#{stationId}", sk = "READING#{day}#{number}")
  @Index(name = "ByWind", as = "byWind")
  @Index(name = "WindSpread", pk = "KIND#{kind}", shards = 3, as = "windSpread")
  @Index(name = "Whole", pk = "KIND#{kind}", sk = "{day}#{number}", as = "whole")
  @Index(name = "WholeSpread", pk = "KIND#{kind}", sk = "{day}", shards = 4, as = "spread")
  @Index(name = "Keys", pk = "KIND#{kind}", sk = "{day}", as = "keys")
  @Index(name = "KeysSpread", pk = "KIND#{kind}", sk = "{day}", shards = 2, as = "keysSpread")
  @Index(name = "Some", pk = "KIND#{kind}", sk = "{day}", as = "some")
  @Index(name = "SomeSpread", pk = "KIND#{kind}", sk = "{day}", shards = 5, as = "someSpread")
  record Reading(
      String stationId, LocalDate day, int number, String kind, long wind, String note) {}

  /** Someone who looks after stations. */
  @Entity(pk = "PERSON#{personId}", sk = "INFO")
  record Person(String personId) {}

  /** A visit of someone to a station, which may have many visitors. */
  @Entity
  @ManyToMany(left = Person.class, right = Station.class, inverse = "Visits")
  @Index(name = "Visits", shards = 6)
  record Visit(String personId, String stationId) {}

  /** Where stations could stand, by place on the table and by owner on an index. */
  @Entity(pk = "COUNTRY#{country}", sk = "SITE#{region}#{siteId}")
  @Index(name = "Sites", pk = "OWNER#{owner}")
  @Hierarchy(
      value = {"region", "siteId"},
      index = "Sites")
  record Site(String country, String region, String siteId, String owner) {}
}
