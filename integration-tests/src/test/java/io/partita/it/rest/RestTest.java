package io.partita.it.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.rest.Fleet.Depot;
import io.partita.it.rest.Fleet.Note;
import io.partita.it.rest.Fleet.Plain;
import io.partita.it.rest.Fleet.Vehicle;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What no component names is read into one of them, and written back as it was. */
@DynamoDbTest
class RestTest {

  private static final AttributeValue RED = AttributeValue.fromS("red");
  private static final AttributeValue SPEED = AttributeValue.fromN("12.5");
  private static final Map<String, AttributeValue> ALL_TYPES =
      Map.of(
          "s", RED,
          "n", SPEED,
          "b", AttributeValue.fromB(SdkBytes.fromUtf8String("bytes")),
          "bool", AttributeValue.fromBool(false),
          "nul", AttributeValue.fromNul(true),
          "ss", AttributeValue.fromSs(List.of("a")),
          "ns", AttributeValue.fromNs(List.of("-1")),
          "bs", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("x"))),
          "l", AttributeValue.fromL(List.of(RED, AttributeValue.fromNul(true))),
          "m.#:!", AttributeValue.fromM(Map.of("a b", AttributeValue.fromM(Map.of("c", SPEED)))));

  private final DynamoDbClient client;
  private final String table;
  private final FleetTable fleet;
  private final RawItems raw;

  RestTest(DynamoDbClient client, @TableName String table) {
    this.client = client;
    this.table = table;
    fleet = FleetTable.of(client, table);
    fleet.createTableIfMissing();
    raw = new RawItems(client, table);
  }

  private static Note note(String id, Map<String, AttributeValue> others) {
    return new Note(id, "text", others);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void attributesOfEveryTypeComeBackAsTheyWere(boolean fastPath) {
    FleetTable any = FleetTable.of(client, table, Options.builder().fastPath(fastPath).build());
    Note note = note("types" + fastPath, ALL_TYPES);
    assertEquals(note, any.note().create(note));
    assertEquals(note, any.note().get(note.noteId()));
    assertEquals(note, any.note().put(note));
    any.note().putAll(List.of(note));
    assertEquals(note, any.note().get(note.noteId()));
    Map<String, AttributeValue> item = raw.get("NOTE#" + note.noteId(), "NOTE");
    ALL_TYPES.forEach((name, value) -> assertEquals(value, item.get(name), name));
    assertEquals(note, NoteMapper.INSTANCE.fromItem(item));
    assertEquals(Optional.of(note), any.read(item));
  }

  @Test
  void whatAnotherProgramAddsIsRead() {
    fleet.note().create(note("added", null));
    assertEquals(Map.of(), fleet.note().get("added").others());
    raw.add("NOTE#added", "NOTE", Map.of("colour", RED));
    Note found = fleet.note().get("added");
    assertEquals(Map.of("colour", RED), found.others());
    assertThrows(UnsupportedOperationException.class, () -> found.others().clear());
  }

  @Test
  void putAndReplaceSetWhatTheMapHasAndLeaveTheOthers() {
    fleet.note().create(note("left", Map.of("a", RED, "b", RED)));
    assertEquals(
        Map.of("a", SPEED, "b", RED), fleet.note().put(note("left", Map.of("a", SPEED))).others());
    assertEquals(
        Map.of("a", SPEED, "b", RED, "c", RED),
        fleet.note().replace(note("left", Map.of("c", RED))).others());
    assertEquals(3, fleet.note().put(note("left", null)).others().size());
  }

  @Test
  void wholeItemsKeepThemOnlyInARecordThatHoldsThem() {
    fleet.plain().create(new Plain("1", "text"));
    raw.add("PLAIN#1", "NOTE", Map.of("colour", RED));
    fleet.plain().put(new Plain("1", "changed"));
    assertEquals(RED, raw.get("PLAIN#1", "NOTE").get("colour"));
    fleet.plain().putAll(List.of(fleet.plain().get("1")));
    assertNull(raw.get("PLAIN#1", "NOTE").get("colour"));

    fleet.note().create(note("whole", Map.of("colour", RED)));
    fleet.note().putAll(List.of(fleet.note().get("whole")));
    assertEquals(RED, raw.get("NOTE#whole", "NOTE").get("colour"));
  }

  @Test
  void updatesSetAndRemoveThemOneByOne() {
    fleet.note().create(note("update", Map.of("a", RED, "b", RED)));
    Note updated =
        fleet
            .note()
            .update("update")
            .text("changed")
            .putToOthers("c", SPEED)
            .putToOthers("a", SPEED)
            .removeFromOthers("b")
            .removeFromOthers("absent")
            .executeAndGet();
    assertEquals(new Note("update", "changed", Map.of("a", SPEED, "c", SPEED)), updated);
    fleet.note().update("made").text("new").putToOthers("a", RED).orCreate().execute();
    assertEquals(new Note("made", "new", Map.of("a", RED)), fleet.note().get("made"));
    NoteUpdate both = fleet.note().update("update").putToOthers("a", RED);
    assertThrows(IllegalStateException.class, () -> both.removeFromOthers("a"));
  }

  @Test
  void keysTypesAndMarksAreNoneOfThem() {
    fleet.depot().create(new Depot("d1", Map.of("owner", RED), 0));
    Vehicle vehicle = new Vehicle("d1", "v1", "van", Map.of("speed", SPEED), 0);
    Vehicle created = fleet.vehicle().create(vehicle);
    assertEquals(Map.of("speed", SPEED), created.reported());
    raw.add(
        "DEPOT#d1",
        "VEHICLE#v1",
        Map.of("type", AttributeValue.fromS("former"), "GSI2PK", AttributeValue.fromS("other")));
    raw.add("DEPOT#d1", "DEPOT", Map.of("_recount", AttributeValue.fromS("mark")));
    Vehicle found = fleet.vehicle().get("d1", "v1");
    assertEquals("van", found.model());
    assertEquals(Map.of("speed", SPEED, "GSI2PK", AttributeValue.fromS("other")), found.reported());
    Depot depot = fleet.depot().replace(fleet.depot().get("d1"));
    assertEquals(new Depot("d1", Map.of("owner", RED), 1), depot);
    assertEquals(
        List.of(found),
        fleet.vehicle().byModel("van").list().stream()
            .map(one -> fleet.vehicle().replace(one))
            .map(one -> new Vehicle("d1", "v1", one.model(), one.reported(), found.version()))
            .toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"depotId", "m", "type", "PK", "SK", "GSI1PK", "Type", "_deleting"})
  void whatIsSomethingElseIsRefused(String attribute) {
    Vehicle vehicle = new Vehicle("d2", "v", "van", Map.of(attribute, RED), 0);
    String message =
        "'reported' holds the attribute '"
            + attribute
            + "', which is a component's, a key, the type or a mark of Partita's. Set the component"
            + " instead, or give the attribute another name.";
    for (IllegalArgumentException refused :
        List.of(
            assertThrows(
                IllegalArgumentException.class, () -> VehicleMapper.INSTANCE.toItem(vehicle)),
            assertThrows(IllegalArgumentException.class, () -> fleet.vehicle().create(vehicle)),
            assertThrows(IllegalArgumentException.class, () -> fleet.vehicle().replace(vehicle)),
            assertThrows(
                IllegalArgumentException.class,
                () -> fleet.vehicle().update("d2", "v").putToReported(attribute, RED)),
            assertThrows(
                IllegalArgumentException.class,
                () -> fleet.vehicle().update("d2", "v").removeFromReported(attribute)))) {
      assertEquals(message, refused.getMessage());
    }
  }

  @Test
  void whatCannotBeStoredIsRefusedWithoutShowingIt() {
    refused(AttributeValue.fromN("secret"), "it is not a number that DynamoDB stores");
    refused(AttributeValue.fromSs(List.of()), "it is an empty set, which DynamoDB does not store");
    refused(AttributeValue.builder().build(), "it has no type that DynamoDB knows");
    refused(AttributeValue.fromS("secret\uD800"), "");
    String empty =
        assertThrows(
                IllegalArgumentException.class,
                () -> fleet.note().create(note("refused", Map.of("", RED))))
            .getMessage();
    assertTrue(empty.startsWith("An attribute of 'others' has a name that is null, empty"), empty);
    assertFalse(fleet.note().exists("refused"));
  }

  private void refused(AttributeValue value, String problem) {
    for (MappingException refused :
        List.of(
            assertThrows(
                MappingException.class,
                () -> fleet.note().create(note("refused", Map.of("secret", value)))),
            assertThrows(
                MappingException.class,
                () -> fleet.note().put(note("refused", Map.of("secret", value)))),
            assertThrows(
                MappingException.class,
                () -> fleet.note().update("refused").putToOthers("secret", value).execute()))) {
      assertTrue(refused.getMessage().contains(problem), refused.getMessage());
      assertFalse(refused.getMessage().contains("secret"), refused.getMessage());
    }
  }

  @Test
  void verificationFindsNothingWrongWithThem() {
    fleet.note().create(note("verified", ALL_TYPES));
    assertTrue(fleet.verifyItems().run().isClean());
  }

  @Test
  void marksHaveTheirUsualNames() {
    Options options = Options.builder().recountAttribute("counting").build();
    assertThrows(IllegalArgumentException.class, () -> FleetTable.of(client, table, options));
  }

  @Test
  void transactionsWriteThemToo() {
    fleet
        .transact()
        .create(note("t1", Map.of("a", RED)))
        .update(fleet.note().update("t2").text("x").putToOthers("b", SPEED).orCreate())
        .execute();
    assertEquals(Map.of("a", RED), fleet.note().get("t1").others());
    assertEquals(Map.of("b", SPEED), fleet.note().get("t2").others());
  }
}
