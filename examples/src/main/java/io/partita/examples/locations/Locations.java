package io.partita.examples.locations;

import io.partita.annotations.Allow;
import io.partita.annotations.Entity;
import io.partita.annotations.Hierarchy;
import io.partita.annotations.Table;

/** The stores of a chain. */
@Table(entities = Locations.Store.class)
public interface Locations {

  /** A store, at the end of a path from its country to its zip code; alone in its partitions. */
  @Entity(pk = "COUNTRY#{country}")
  @Allow("SORT_KEY_PREFIX")
  @Hierarchy({"state", "city", "zip", "storeId"})
  record Store(String country, String state, String city, String zip, String storeId, int area) {}
}
