package io.partita.it.nested;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item after an update of parts of records has exactly the attributes that a fresh record of the
 * same values has.
 */
@DynamoDbTest
class NestedKeysTest {

  private static TownTable town;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    town = TownTable.of(client, name);
    town.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  /** What one component is before and, if it changes, after an update. */
  private record Change<T>(T before, boolean changes, T after) {

    T result() {
      return changes ? after : before;
    }
  }

  @Test
  void everyCombinationOfChangesInsideOfARecordGivesTheKeysOfAFreshOne() {
    int no = 0;
    for (Change<String> country : changes("BE", "FR")) {
      for (Change<String> city : changes("Ghent", "Lille")) {
        for (Change<Integer> rank : changes(7, 999)) {
          check("p" + ++no, country, city, rank);
        }
      }
    }
    assertEquals(12 * 12 * 12, no);
  }

  private static void check(
      String id, Change<String> country, Change<String> city, Change<Integer> rank) {
    Person before = person(id, country.before(), city.before(), rank.before());
    raw.put(PersonMapper.INSTANCE.toItem(before));
    PersonUpdate update = town.person().update(id);
    if (country.changes() || city.changes()) {
      update = update.home(home -> change(home, country, city));
    }
    if (rank.changes()) {
      update = rank.after() == null ? update.clearRank() : update.rank(rank.after());
    }
    update.execute();
    assertStored(person(id, country.result(), city.result(), rank.result()));
  }

  private static void change(
      TownUpdates.HomeUpdate home, Change<String> country, Change<String> city) {
    if (country.changes() && country.after() == null) {
      home.clearCountry();
    } else if (country.changes()) {
      home.country(country.after());
    }
    if (city.changes() && city.after() == null) {
      home.clearCity();
    } else if (city.changes()) {
      home.city(city.after());
    }
  }

  private static Person person(String id, String country, String city, Integer rank) {
    Person person = Person.of(id, Home.in(country, city));
    return new Person(
        id,
        person.name(),
        "nick",
        null,
        rank,
        person.home(),
        person.second(),
        null,
        person.stops(),
        person.floors(),
        null,
        null,
        0);
  }

  /** How a zone that is two records deep, of which the outer one is optional, is changed. */
  private enum Way {
    SET,
    IF_ABSENT,
    CLEAR,
    WHOLE_GEO,
    CLEAR_GEO,
    COPY
  }

  @Test
  void everyWayToChangeWhatIsDeepInsideGivesTheKeysOfAFreshRecord() {
    int no = 0;
    for (String before : Arrays.asList("N", null)) {
      for (Way way : Way.values()) {
        String id = "d" + ++no;
        raw.put(PersonMapper.INSTANCE.toItem(deep(id, new Geo(before, 1))));
        PersonUpdate update = town.person().update(id);
        switch (way) {
          case SET -> update.second(home -> home.geo(geo -> geo.zone("S")));
          case IF_ABSENT -> update.second(home -> home.geo(geo -> geo.zoneIfAbsent("S")));
          case CLEAR -> update.second(home -> home.geo(geo -> geo.clearZone()));
          case WHOLE_GEO -> update.second(home -> home.geo(new Geo("W", 2)));
          case CLEAR_GEO -> update.second(home -> home.clearGeo());
          case COPY -> update.copy(PersonFields.NAME, PersonFields.NICK);
        }
        Person after = update.executeAndGet();
        Geo expected =
            switch (way) {
              case SET -> new Geo("S", 1);
              case IF_ABSENT -> new Geo(before == null ? "S" : before, 1);
              case CLEAR -> new Geo(null, 1);
              case WHOLE_GEO -> new Geo("W", 2);
              case CLEAR_GEO -> null;
              case COPY -> new Geo(before, 1);
            };
        assertEquals(expected, after.second().orElseThrow().geo(), way + " of " + before);
        assertEquals(way == Way.COPY ? "Ada" : null, after.nick());
        assertEquals(keys(PersonMapper.INSTANCE.toItem(after)), keys(stored(id)));
      }
    }
  }

  private static Person deep(String id, Geo geo) {
    Home home = Home.in("BE", "Ghent");
    Home second =
        new Home(
            home.country(),
            home.city(),
            null,
            geo,
            Optional.empty(),
            null,
            home.tags(),
            home.doors(),
            null,
            null);
    Person person = Person.of(id, home);
    return new Person(
        id,
        person.name(),
        null,
        null,
        null,
        home,
        Optional.of(second),
        null,
        person.stops(),
        person.floors(),
        null,
        null,
        0);
  }

  private static Map<String, AttributeValue> stored(String id) {
    return new HashMap<>(raw.get(PersonKey.of(id).attributes()));
  }

  private static Map<String, AttributeValue> keys(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> keys = new HashMap<>(item);
    keys.keySet().removeIf(name -> !name.startsWith("GSI"));
    return keys;
  }

  private static void assertStored(Person expected) {
    Map<String, AttributeValue> item = new HashMap<>(PersonMapper.INSTANCE.toItem(expected));
    Map<String, AttributeValue> stored = stored(expected.id());
    item.remove("version");
    stored.remove("version");
    assertEquals(item, stored);
  }

  /** From each of the two values or null, to itself unchanged, or set to each of the three. */
  private static <T> List<Change<T>> changes(T first, T second) {
    List<T> values = Arrays.asList(first, second, null);
    List<Change<T>> changes = new ArrayList<>();
    for (T before : values) {
      changes.add(new Change<>(before, false, null));
      values.forEach(after -> changes.add(new Change<>(before, true, after)));
    }
    return changes;
  }
}
