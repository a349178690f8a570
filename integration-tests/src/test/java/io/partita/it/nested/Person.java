package io.partita.it.nested;

import io.partita.annotations.Aliases;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Unique;
import io.partita.annotations.Version;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Somebody, found by parts of records. */
@Entity(pk = "PERSON#{id}", sk = "INFO")
@Index(name = "GSI1", pk = "COUNTRY#{home.country}", sk = "CITY#{home.city}#{rank:3}")
@Index(name = "GSI2", pk = "ZONE#{second.geo.zone}", sk = "{id}")
@Index(name = "GSI3", pk = "NICK#{nick}", sk = "{id}", where = "home is not null")
public record Person(
    String id,
    String name,
    String nick,
    @Unique String email,
    Integer rank,
    Home home,
    Optional<Home> second,
    @Aliases("formerHome") Home third,
    List<Stop> stops,
    List<Integer> floors,
    Map<String, Stop> byLine,
    Map<String, Integer> scores,
    @Version long version) {

  /** Somebody with a home, and nothing else. */
  static Person of(String id, Home home) {
    return new Person(
        id,
        "Ada",
        null,
        null,
        null,
        home,
        Optional.empty(),
        null,
        List.of(),
        List.of(),
        null,
        null,
        0);
  }
}
