package io.partita.it.ranges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.Requests;
import io.partita.it.ranges.Weather.Person;
import io.partita.it.ranges.Weather.Reading;
import io.partita.it.ranges.Weather.Site;
import io.partita.it.ranges.Weather.Station;
import io.partita.it.ranges.Weather.Visit;
import io.partita.runtime.Page;
import io.partita.runtime.query.Query;
import io.partita.runtime.query.SortedQuery;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Bounds that are the wrong way round are an empty result without a request, wherever they are. */
@DynamoDbTest
class ReversedRangesTest {

  private static final LocalDate LATE = LocalDate.parse("2024-05-05");
  private static final LocalDate EARLY = LocalDate.parse("2024-05-01");

  private static Requests requests;
  private static WeatherTable weather;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    weather = WeatherTable.of(requests.client(), name);
    weather.createTableIfMissing();
    weather.station().create(new Station("s", "Sea"));
    weather.person().create(new Person("p"));
    weather.visit().create(new Visit("p", "s"));
    weather.site().create(new Site("NL", "r", "1", "o"));
    for (int i = 0; i < 5; i++) {
      weather.reading().create(new Reading("s", EARLY.plusDays(i), i, "k", i, "n"));
    }
    requests.take();
  }

  @AfterEach
  void nothingWasSent() {
    assertEquals(List.of(), requests.take());
  }

  private static void isEmpty(SortedQuery<?> query) {
    gives(query);
    gives(query.reverse());
    gives(query.limit(3));
    gives(query.pageSize(2));
    gives(query.limit(7).pageSize(3).reverse());
  }

  private static void gives(Query<?> query) {
    assertEquals(List.of(), query.list());
    assertEquals(List.of(), query.stream().toList());
    assertEquals(List.of(), query.pages().toList());
    assertEquals(new Page<>(List.of(), Optional.empty()), query.page());
    assertEquals(new Page<>(List.of(), Optional.empty()), query.page((String) null));
    assertEquals(Optional.empty(), query.first());
    assertEquals(0, query.count());
    assertEquals("No request is sent.", query.explain().toString());
  }

  @Test
  void onTheTable() {
    isEmpty(weather.reading().byStationId("s").dayBetween(LATE, EARLY));
    isEmpty(weather.reading().byStationId("s").day(EARLY).numberBetween(5, 1));
    isEmpty(weather.reading().byStationId("s").dayBetween(LATE, EARLY).consistent());
  }

  @Test
  void onIndexes() {
    isEmpty(weather.reading().whole("k").dayBetween(LATE, EARLY));
    isEmpty(weather.reading().whole("k").day(EARLY).numberBetween(5, 1));
    isEmpty(weather.reading().spread("k").dayBetween(LATE, EARLY));
  }

  @Test
  void onNumbersThatAreKeysThemselves() {
    isEmpty(weather.reading().byWind("s").windBetween(5, 1));
    isEmpty(weather.reading().windSpread("k").windBetween(5, 1));
  }

  @Test
  void onIndexesThatCarryKeysAlone() {
    isEmpty(weather.reading().keys("k").dayBetween(LATE, EARLY));
    isEmpty(weather.reading().keys("k").dayBetween(LATE, EARLY).hydrate());
    isEmpty(weather.reading().keysSpread("k").dayBetween(LATE, EARLY));
    isEmpty(weather.reading().keysSpread("k").dayBetween(LATE, EARLY).hydrate());
    isEmpty(weather.reading().keysSpread("k").dayBetween(LATE, EARLY).limit(4).hydrate());
  }

  @Test
  void onIndexesThatCarrySomeAttributes() {
    isEmpty(weather.reading().some("k").dayBetween(LATE, EARLY));
    isEmpty(weather.reading().some("k").dayBetween(LATE, EARLY).hydrate());
    isEmpty(weather.reading().someSpread("k").dayBetween(LATE, EARLY));
    isEmpty(weather.reading().someSpread("k").dayBetween(LATE, EARLY).hydrate());
    isEmpty(
        weather
            .reading()
            .someSpread("k")
            .dayBetween(LATE, EARLY)
            .filter(ReadingFields.WIND.gt(3L))
            .pageSize(1));
  }

  @Test
  void onEdgesFromBothSides() {
    isEmpty(weather.visit().byPerson("p").stationIdBetween("t", "s"));
    isEmpty(weather.visit().byPerson("p").stationIdBetween("t", "s").withStation());
    isEmpty(weather.visit().byStation("s").personIdBetween("q", "p"));
    isEmpty(weather.visit().byStation("s").personIdBetween("q", "p").withPerson());
    isEmpty(weather.visit().byStation("s").personIdBetween("q", "p").limit(2).withPerson());
  }

  @Test
  void onHierarchies() {
    isEmpty(weather.site().byCountry("NL").regionBetween("z", "a"));
    isEmpty(weather.site().byOwner("o").regionBetween("z", "a"));
    isEmpty(weather.site().byOwner("o").region("r").siteIdBetween("9", "1"));
  }
}
