package io.partita.examples.locations;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.locations.Locations.Store;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Asks for stores at four granularities, and which values each has. */
public final class LocationsWalk implements Walk {

  static final Store AIRPORT = new Store("US", "CA", "San Jose", "95110", "airport", 90);
  static final Store MARKET = new Store("US", "CA", "San Jose", "95110", "market", 400);
  static final Store COLLEGE = new Store("US", "CA", "San Jose", "95112", "college", 120);
  static final Store SAN = new Store("US", "CA", "San", "90000", "outlet", 50);
  static final Store SOHO = new Store("US", "NY", "New York", "10012", "soho", 200);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    LocationsTable locations = LocationsTable.of(client, tableName);
    narrator.chapter("The table and its items");
    locations.createTableIfMissing();
    locations.store().putAll(List.of(AIRPORT, MARKET, COLLEGE, SAN, SOHO));
    StoreByCountry stores = locations.store().byCountry("US");

    narrator.chapter("Four granularities");
    narrator.ask("How many in the country", () -> stores.count());
    narrator.ask("In a state", () -> stores.state("CA").list());
    narrator.ask(
        "In a city, and not in the one whose name goes on",
        () -> stores.state("CA").city("San").list());
    narrator.ask("At a zip code", () -> stores.state("CA").city("San Jose").zip("95110").list());
    narrator.ask(
        "In a range of zip codes",
        () -> stores.state("CA").city("San Jose").zipBetween("95111", "95119").list());

    narrator.chapter("What there is at a level: one request per value, however many stores");
    narrator.ask("The states", () -> stores.distinctState().list());
    narrator.ask("The cities of a state", () -> stores.state("CA").distinctCity().list());
  }
}
