package io.partita.it.nested;

import static io.partita.runtime.write.Position.at;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.runtime.AbsentComponentException;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.UniqueViolationException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.write.Position;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class NestedUpdateTest {

  private static final Home HOME =
      new Home(
          "BE",
          "Ghent",
          "9000",
          new Geo("N", 1),
          Optional.of("blue"),
          Instant.ofEpochSecond(5),
          Set.of("old"),
          List.of("front", "back"),
          Map.of("visits", 3),
          List.of("one"));
  private static final Stop FIRST = new Stop("Dampoort", 4, new Geo("E", 1), List.of("x", "y"));
  private static final Stop SECOND = new Stop("Korenmarkt", 9, null, List.of());
  private static int people;

  private static Requests requests;
  private static TownTable town;
  private static RawItems raw;
  private static String tableName;

  private String id;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    town = TownTable.of(requests.client(), name);
    town.createTableIfMissing();
    raw = new RawItems(client, name);
    tableName = name;
  }

  @BeforeEach
  void createPerson() {
    id = "p" + ++people;
    town.person()
        .create(
            new Person(
                id,
                "Ada",
                "ad",
                id + "@example.com",
                3,
                HOME,
                Optional.of(Home.in("FR", "Lille")),
                HOME,
                List.of(FIRST, SECOND),
                List.of(1, 2, 3),
                Map.of("T1", FIRST),
                Map.of("EUR", 5),
                0));
    requests.take();
  }

  private Person update(UnaryOperator<PersonUpdate> changes) {
    return changes.apply(town.person().update(id)).executeAndGet();
  }

  private static String sent() {
    return String.join(
        " ",
        requests.take().stream()
            .map(request -> request.getClass().getSimpleName().replace("Request", ""))
            .toList());
  }

  private Map<String, AttributeValue> item() {
    return new HashMap<>(raw.get(PersonKey.of(id).attributes()));
  }

  private void change(UnaryOperator<Map<String, AttributeValue>> change) {
    raw.put(change.apply(item()));
  }

  @Test
  void componentsOfARecordChangeInOneRequestAndAllElseStays() {
    change(item -> with(item, "home", inside(item, "home", "unknownToAll", RawItems.text("kept"))));
    Person after =
        update(
            person ->
                person.home(
                    home ->
                        home.zip("9050")
                            .note("red")
                            .since(Instant.ofEpochSecond(9))
                            .appendToDoors("side")
                            .putToCounters("calls", 1)
                            .addToCounters("visits", 2)
                            .geo(geo -> geo.addToLevel(4))
                            .clearFew()));
    assertEquals("UpdateItem", sent());
    assertEquals(
        new Home(
            "BE",
            "Ghent",
            "9050",
            new Geo("N", 5),
            Optional.of("red"),
            Instant.ofEpochSecond(9),
            Set.of("old"),
            List.of("front", "back", "side"),
            Map.of("visits", 5, "calls", 1),
            List.of()),
        after.home());
    assertEquals("kept", item().get("home").m().get("unknownToAll").s());
    assertEquals("9050", item().get("home").m().get("z").s());
    assertEquals(2, after.version());
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String attribute, AttributeValue value) {
    item.put(attribute, value);
    return item;
  }

  private static AttributeValue inside(
      Map<String, AttributeValue> item, String record, String attribute, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(item.get(record).m());
    changed.put(attribute, value);
    return AttributeValue.fromM(changed);
  }

  @Test
  void setsInsideOfARecordAreReadAndWrittenWithAllThatChangesBeside() {
    Person after =
        update(
            person ->
                person.home(
                    home ->
                        home.addToTags(Set.of("new"))
                            .zip("1")
                            .removeFromDoors(at(0))
                            .doors(at(1), "rear")));
    assertEquals(Set.of("old", "new"), after.home().tags());
    assertEquals("1", after.home().zip());
    assertEquals(List.of("rear"), after.home().doors());
    assertEquals("GetItem UpdateItem", sent());
  }

  @Test
  void elementsOfListsChangeByThePositionsBeforeTheUpdate() {
    Person after =
        update(
            person ->
                person
                    .stops(at(1), stop -> stop.addToMinutes(1).labels(List.of("z")))
                    .stops(at(0), stop -> stop.geo(geo -> geo.zone("S")).removeFromLabels(at(0)))
                    .floors(at(2), 30)
                    .addToFloors(at(1), 5)
                    .removeFromFloors(at(0)));
    assertEquals(
        List.of(
            new Stop("Dampoort", 4, new Geo("S", 1), List.of("y")),
            new Stop("Korenmarkt", 10, null, List.of("z"))),
        after.stops());
    assertEquals(List.of(7, 30), after.floors());
    assertEquals("UpdateItem", sent());
    Stop third = new Stop("Zuid", 2, null, List.of());
    assertEquals(List.of(third), update(p -> p.stops(at(0), third).removeFromStops(at(1))).stops());
  }

  @Test
  void entriesOfMapsChangeInPart() {
    Person after =
        update(
            person ->
                person
                    .byLine("T1", stop -> stop.minutes(8).appendToLabels("z"))
                    .putToByLine("T2", SECOND)
                    .addToScores("EUR", 2)
                    .addToScores("EUR", 1)
                    .addToScores("USD", 4));
    assertEquals(
        Map.of(
            "T1", new Stop("Dampoort", 8, new Geo("E", 1), List.of("x", "y", "z")), "T2", SECOND),
        after.byLine());
    assertEquals(Map.of("EUR", 8, "USD", 4), after.scores());
    assertEquals("UpdateItem", sent());
  }

  @Test
  void mapsThatAreNotThereAreMade() {
    Person after =
        update(
            person ->
                person
                    .clearScores()
                    .second(home -> home.putToCounters("a", 1).addToCounters("b", 2).zip("7")));
    assertEquals(Map.of("a", 1, "b", 2), after.second().orElseThrow().counters());
    assertEquals("7", after.second().orElseThrow().zip());
    assertEquals("UpdateItem UpdateItem", sent());
    assertEquals(Map.of("EUR", 5), update(person -> person.addToScores("EUR", 5)).scores());
    assertEquals("UpdateItem UpdateItem", sent());
  }

  @Test
  void whatIsAbsentIsSetAndWhatIsThereStays() {
    Person after =
        update(
            person ->
                person
                    .nameIfAbsent("Bea")
                    .home(home -> home.cityIfAbsent("Gent").noteIfAbsent("green"))
                    .second(home -> home.zipIfAbsent("59000").noteIfAbsent("green")));
    assertEquals("Ada", after.name());
    assertEquals("Ghent", after.home().city());
    assertEquals(Optional.of("blue"), after.home().note());
    assertEquals("59000", after.second().orElseThrow().zip());
    assertEquals(Optional.of("green"), after.second().orElseThrow().note());
    update(person -> person.clearName());
    assertEquals("Bea", update(person -> person.nameIfAbsent("Bea")).name());
  }

  @Test
  void aUniqueValueIsTakenOnlyIfThereWasNone() {
    town.person().create(Person.of(id + "b", HOME));
    assertEquals(id + "@example.com", update(person -> person.emailIfAbsent("free" + id)).email());
    assertThrows(
        UniqueViolationException.class,
        () -> town.person().update(id + "b").emailIfAbsent(id + "@example.com").execute());
    town.person().update(id + "b").emailIfAbsent("free" + id).execute();
    assertEquals(id + "b", town.person().findByEmail("free" + id).orElseThrow().id());
    town.person().update(id + "b").copy(PersonFields.ID, PersonFields.EMAIL).execute();
    assertEquals(id + "b", town.person().findByEmail(id + "b").orElseThrow().id());
    assertTrue(town.person().findByEmail("free" + id).isEmpty());
  }

  @Test
  void oneComponentIsCopiedIntoAnother() {
    Person after =
        update(
            person ->
                person
                    .name("Bea")
                    .copy(PersonFields.HOME, PersonFields.SECOND)
                    .copy(PersonFields.HOME.geo().level(), PersonFields.RANK));
    assertEquals(Optional.of(HOME), after.second());
    assertEquals(1, after.rank());
    assertEquals(
        "Korenmarkt",
        update(person -> person.copy(PersonFields.STOPS.at(1).name(), PersonFields.NAME)).name());
  }

  @Test
  void onlyWhatIsStoredAlikeIsCopiedAndOnlyWhereUpdatesMayWrite() {
    PersonUpdate update = town.person().update(id);
    for (var refused :
        List.<Runnable>of(
            () -> update.copy(PersonFields.NAME, PersonFields.ID),
            () -> update.copy(PersonFields.NAME, PersonFields.HOME.city()))) {
      IllegalArgumentException e = assertThrows(IllegalArgumentException.class, refused::run);
      assertTrue(
          e.getMessage().startsWith("'name' of Person cannot be copied into "), e.toString());
    }
  }

  @Test
  void whatIsNotThereIsNamed() {
    change(item -> with(item, "home", inside(item, "home", "geo", AttributeValue.fromNul(true))));
    assertAbsent("home.geo", p -> p.home(home -> home.geo(geo -> geo.level(1))));
    assertAbsent("second.geo", p -> p.second(home -> home.geo(geo -> geo.addToLevel(1))));
    assertAbsent("stops[1].geo", p -> p.stops(at(1), stop -> stop.geo(geo -> geo.level(1))));
    assertAbsent("stops[2]", p -> p.stops(at(2), stop -> stop.minutes(1)));
    assertAbsent("stops[2]", p -> p.stops(at(2), SECOND));
    assertAbsent("floors[3]", p -> p.removeFromFloors(at(3)));
    assertAbsent("floors[3]", p -> p.addToFloors(at(3), 1));
    assertAbsent("byLine[...]", p -> p.byLine("T9", stop -> stop.minutes(1)));
    assertAbsent("home.doors[2]", p -> p.home(home -> home.removeFromDoors(at(2))));
    assertAbsent("home.geo.zone", p -> p.copy(PersonFields.HOME.geo().zone(), PersonFields.NAME));
    town.person().update(id).clearHome().execute();
    assertAbsent("home", p -> p.home(home -> home.zip("1").addToTags("t")));
    assertAbsent("home", p -> p.home(home -> home.geo(geo -> geo.level(1))));
    assertAbsent("home", p -> p.home(home -> home.city("Ghent")).when(PersonFields.HOME.exists()));
  }

  private void assertAbsent(String component, UnaryOperator<PersonUpdate> changes) {
    Map<String, AttributeValue> before = item();
    AbsentComponentException e =
        assertThrows(AbsentComponentException.class, () -> update(changes));
    assertEquals(component, e.component());
    assertEquals(
        "[COMPONENT_ABSENT] '%s' of the stored Person has no value, so that the update could not use what is in it. Set it as a whole, or make sure that it is there."
            .formatted(component),
        e.getMessage());
    TransactionFailedException inTransaction =
        assertThrows(
            TransactionFailedException.class,
            () -> town.transact().update(changes.apply(town.person().update(id))).execute());
    assertEquals(
        TransactionFailedException.Reason.COMPONENT_ABSENT,
        inTransaction.failures().get(0).reason());
    assertEquals(before, item());
  }

  @Test
  void changesOfTheSameThingAreRefusedBeforeDynamoDbRefusesThem() {
    assertOverlap("home", "home.city", p -> p.home(HOME).home(home -> home.city("x")));
    assertOverlap("home.city", "home", p -> p.home(home -> home.city("x")).clearHome());
    assertOverlap(
        "home.geo", "home.geo.level", p -> p.home(h -> h.clearGeo().geo(geo -> geo.level(1))));
    assertOverlap(
        "stops", "stops[0].name", p -> p.appendToStops(FIRST).stops(at(0), s -> s.name("")));
    assertOverlap(
        "stops[0].name", "stops", p -> p.stops(at(0), s -> s.name("x")).stops(at(0), FIRST));
    assertOverlap(
        "byLine", "byLine[...].name", p -> p.removeFromByLine("a").byLine("a", s -> s.name("x")));
    assertThrows(
        IllegalStateException.class,
        () -> town.person().update(id).home(home -> home.city("x").clearCity()));
    assertThrows(
        IllegalStateException.class,
        () -> town.person().update(id).putToScores("a", 1).addToScores("a", 1));
  }

  private void assertOverlap(String first, String second, UnaryOperator<PersonUpdate> changes) {
    PersonUpdate update = town.person().update(id);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> changes.apply(update));
    assertEquals(
        "This update changes '%s' and '%s', of which one is inside of the other. Change only one of them, or make two updates."
            .formatted(first, second),
        e.getMessage());
  }

  @Test
  void positionsAreCountedFromZero() {
    assertThrows(IllegalArgumentException.class, () -> Position.at(-1));
    assertThrows(IllegalArgumentException.class, () -> PersonFields.STOPS.at(-1));
  }

  @Test
  void nullIsRefusedByTheNameOfWhatIsNested() {
    NullPointerException e =
        assertThrows(
            NullPointerException.class,
            () -> town.person().update(id).home(home -> home.zip(null)));
    assertEquals(
        "'zip' of Person.home cannot be null in an update; clear it instead.", e.getMessage());
  }

  @Test
  void formerNamesAreReplacedOnTheWay() {
    change(
        item -> {
          Map<String, AttributeValue> former = new HashMap<>(item.remove("third").m());
          former.put("zipCode", former.remove("z"));
          return with(item, "formerHome", AttributeValue.fromM(former));
        });
    Person after =
        update(person -> person.third(home -> home.zipIfAbsent("1").geo(geo -> geo.level(7))));
    assertEquals("9000", after.third().zip());
    assertEquals(7, after.third().geo().level());
    assertFalse(item().containsKey("formerHome"));
    assertFalse(item().get("third").m().containsKey("zipCode"));
    assertEquals("9000", item().get("third").m().get("z").s());
    assertEquals("GetItem UpdateItem", sent());
  }

  @Test
  void settingWhatHasAFormerNameRemovesThatWithoutReading() {
    change(item -> with(item, "home", inside(item, "home", "zipCode", RawItems.text("former"))));
    assertEquals("1", update(person -> person.home(home -> home.zip("1"))).home().zip());
    assertEquals("UpdateItem", sent());
    assertNull(item().get("home").m().get("zipCode"));
  }

  @Test
  void boundsHoldInsideOfRecords() {
    update(person -> person.home(home -> home.appendToFew("two")));
    TooManyElementsException e =
        assertThrows(
            TooManyElementsException.class,
            () -> update(person -> person.home(home -> home.appendToFew("three"))));
    assertEquals("home.few", e.path());
    assertEquals(2, e.max());
  }

  @Test
  void versionsAndConditionsHold() {
    assertThrows(
        VersionConflictException.class,
        () -> update(person -> person.version(7).home(home -> home.city("Gent"))));
    assertThrows(
        ConditionFailedException.class,
        () ->
            town.person()
                .update(id)
                .home(home -> home.city("Gent"))
                .when(PersonFields.HOME.city().eq("Gent"))
                .execute());
    assertThrows(
        ItemNotFoundException.class,
        () -> town.person().update("nobody").home(home -> home.city("Gent")).execute());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nestedUpdatesAreTheSameOnEveryWay(boolean fastPath) {
    TownTable other =
        TownTable.of(requests.client(), tableName, Options.builder().fastPath(fastPath).build());
    other
        .person()
        .update(id)
        .home(home -> home.city("A\"B").addToCounters("visits", 1))
        .exactlyOnce()
        .execute();
    other
        .transact()
        .update(other.person().update(id).home(home -> home.geo(geo -> geo.addToLevel(1))))
        .execute();
    Home home = town.person().get(id).home();
    assertEquals("A\"B", home.city());
    assertEquals(4, home.counters().get("visits"));
    assertEquals(2, home.geo().level());
  }
}
