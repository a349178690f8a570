package io.partita.it.nested;

import io.partita.annotations.Aliases;
import io.partita.annotations.Attribute;
import io.partita.annotations.Convert;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where somebody lives, with a component of each kind. */
public record Home(
    String country,
    String city,
    @Attribute("z") @Aliases("zipCode") String zip,
    Geo geo,
    Optional<String> note,
    @Convert(io.partita.annotations.EpochSeconds.class) Instant since,
    Set<String> tags,
    List<String> doors,
    Map<String, Integer> counters,
    @Attribute(max = 2) List<String> few) {

  /** A home of which only the place is known. */
  static Home in(String country, String city) {
    return new Home(
        country, city, null, null, Optional.empty(), null, Set.of(), List.of(), null, null);
  }
}
