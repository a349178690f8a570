package io.partita.examples.locations;

import static io.partita.examples.locations.LocationsWalk.AIRPORT;
import static io.partita.examples.locations.LocationsWalk.COLLEGE;
import static io.partita.examples.locations.LocationsWalk.MARKET;
import static io.partita.examples.locations.LocationsWalk.SAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class LocationsTest {

  @Test
  void storesAreFoundAtEveryGranularity(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new LocationsWalk(), client, table);
    assertEquals(5L, told.answer("How many in the country"));
    assertEquals(List.of(SAN, AIRPORT, MARKET, COLLEGE), told.answer("In a state"));
    assertEquals(List.of(SAN), told.answer("In a city, and not in the one whose name goes on"));
    assertEquals(List.of(AIRPORT, MARKET), told.answer("At a zip code"));
    assertEquals(List.of(COLLEGE), told.answer("In a range of zip codes"));
    assertEquals(List.of("CA", "NY"), told.answer("The states"));
    assertEquals(List.of("San", "San Jose"), told.answer("The cities of a state"));
  }
}
