package io.partita.it.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.counts.Directory.Memo;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemNotFoundException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Any mix of actions in one request, with the counts and unique values that belong to them. */
@DynamoDbTest
class TransactionTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static DirectoryTable directory;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    directory = DirectoryTable.of(client, name);
    directory.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static Person person(String id) {
    return new Person(id, id + "'s name", id + "@example.org", null);
  }

  private static Team team(String id) {
    return new Team(id, id + "'s name", id, 0, 0);
  }

  private static Seat seat(String person, String team) {
    return new Seat(person, team, "member");
  }

  private static DirectoryTransaction transact() {
    return directory.transact();
  }

  /** Runs a part of a test that must send nothing. */
  private static <T extends Throwable> T refused(Class<T> type, Executable part) {
    HTTP.script();
    T refusal = assertThrows(type, part);
    assertEquals(List.of(), HTTP.operations(), "it was sent");
    return refusal;
  }

  @Test
  void aTeamIsCreatedWithItsFirstSeats() {
    HTTP.script();
    transact()
        .create(person("ann"))
        .create(team("ants"))
        .create(person("ben"))
        .create(seat("ann", "ants"))
        .create(seat("ben", "ants"))
        .execute();
    assertEquals(List.of("TransactWriteItems"), HTTP.operations());
    assertEquals(new Team("ants", "ants's name", "ants", 2, 1), directory.team().get("ants"));
    assertEquals(2, directory.seat().byTeam("ants").count());
    assertEquals(Optional.of(person("ann")), directory.person().findByEmail("ann@example.org"));
    assertEquals(List.of(), directory.team().verifyCounts());
  }

  @Test
  void theOrderOfTheActionsDoesNotMatter() {
    transact().create(seat("cat", "cubs")).create(team("cubs")).create(person("cat")).execute();
    assertEquals(1, directory.team().get("cubs").seatCount());
  }

  @Test
  void whatTouchesOneItemIsOneAction() {
    directory.person().create(person("dan"));
    directory.person().create(person("dot"));
    Team dogs = directory.team().create(team("dogs"));
    Explanation updated =
        transact()
            .update(directory.team().update("dogs").name("Dogs"))
            .create(seat("dan", "dogs"))
            .create(seat("dot", "dogs"))
            .explain();
    TransactWriteItemsRequest request =
        (TransactWriteItemsRequest) updated.requests().get(0).request();
    assertEquals(5, request.transactItems().size(), "two seats, two people and one team");

    transact()
        .update(directory.team().update("dogs").name("Dogs"))
        .create(seat("dan", "dogs"))
        .execute();
    Team named = directory.team().get("dogs");
    assertEquals(new Team("dogs", "Dogs", "dogs", 1, dogs.version() + 1), named);

    transact()
        .replace(new Team("dogs", "More dogs", "dogs", 77, named.version()))
        .create(seat("dot", "dogs"))
        .execute();
    Team replaced = directory.team().get("dogs");
    assertEquals(new Team("dogs", "More dogs", "dogs", 2, named.version() + 1), replaced);

    transact()
        .check(TeamKey.of("dogs"), TeamFields.NAME.eq("More dogs"))
        .delete(SeatKey.of("dan", "dogs"))
        .execute();
    assertEquals(1, directory.team().get("dogs").seatCount());
    assertEquals(replaced.version(), directory.team().get("dogs").version());

    transact()
        .check(PersonKey.of("dot"))
        .update(directory.seat().update("dot", "dogs").role("lead"))
        .create(seat("dan", "dogs"))
        .execute();
    assertEquals("lead", directory.seat().get("dot", "dogs").role());
    assertEquals(2, directory.team().get("dogs").seatCount());
    assertEquals(List.of(), directory.team().verifyCounts());
  }

  @Test
  void everyKindOfActionInOneTransaction() {
    directory.memo().create(new Memo("old", "old"));
    directory.memo().create(new Memo("gone", "gone"));
    directory.memo().create(new Memo("kept", "kept"));
    directory.memo().create(new Memo("changed", "a"));
    transact()
        .create(new Memo("new", "new"))
        .put(new Memo("put", "put"))
        .replace(new Memo("old", "replaced"))
        .update(directory.memo().update("changed").text("b"))
        .delete(MemoKey.of("gone"))
        .check(MemoKey.of("kept"))
        .execute();
    assertEquals("new", directory.memo().get("new").text());
    assertEquals("put", directory.memo().get("put").text());
    assertEquals("replaced", directory.memo().get("old").text());
    assertEquals("b", directory.memo().get("changed").text());
    assertFalse(directory.memo().exists("gone"));

    transact()
        .put(new Memo("put", "again"))
        .replace(new Memo("old", "once more"), MemoFields.TEXT.eq("replaced"))
        .delete(MemoKey.of("new"), MemoFields.TEXT.eq("new"))
        .check(MemoKey.of("kept"), MemoFields.TEXT.eq("kept"))
        .execute();
    assertEquals("again", directory.memo().get("put").text());
    assertEquals("once more", directory.memo().get("old").text());
    assertFalse(directory.memo().exists("new"));
  }

  @Test
  void aSeatMovesFromOneTeamToAnother() {
    transact()
        .create(person("eva"))
        .create(team("elks"))
        .create(team("emus"))
        .create(seat("eva", "elks"))
        .execute();
    transact().delete(SeatKey.of("eva", "elks")).create(seat("eva", "emus")).execute();
    assertEquals(0, directory.team().get("elks").seatCount());
    assertEquals(1, directory.team().get("emus").seatCount());
  }

  @Test
  void aDeleteOfAVersionedRecordTakesPart() {
    Team fish = directory.team().create(team("fish"));
    transact().delete(fish).create(new Memo("fish", "gone")).execute();
    assertTrue(directory.team().find("fish").isEmpty());
    assertTrue(directory.team().findBySlug("fish").isEmpty());
    directory.team().create(team("fish"));
  }

  @Test
  void moreThanAHundredActionsAreNotSent() {
    DirectoryTransaction fits = transact();
    for (int i = 0; i < 100; i++) {
      fits.put(new Memo("fit" + i, "text"));
    }
    fits.execute();
    assertEquals("text", directory.memo().get("fit99").text());

    refused(
        IllegalArgumentException.class,
        () -> {
          DirectoryTransaction tooMany = transact();
          for (int i = 0; i < 101; i++) {
            tooMany.put(new Memo("many" + i, "text"));
          }
          tooMany.execute();
        });
    assertTrue(directory.memo().find("many0").isEmpty());

    refused(
        IllegalArgumentException.class,
        () -> {
          // Each person is three actions: one item, and one for each of two unique values.
          DirectoryTransaction tooMany = transact();
          for (int i = 0; i < 34; i++) {
            String id = "crowd" + i;
            tooMany.create(new Person(id, id, id + "@example.org", id));
          }
          tooMany.execute();
        });
  }

  @Test
  void anItemThatIsWrittenTwiceIsNotSent() {
    refused(
        IllegalArgumentException.class,
        () -> transact().put(new Memo("twice", "a")).put(new Memo("twice", "b")).execute());
    refused(
        IllegalArgumentException.class,
        () -> transact().create(team("twice")).delete(TeamKey.of("twice")).execute());
  }

  @Test
  void anItemThatIsDeletedAndCountedOnIsNotWritten() {
    transact().create(person("gus")).create(team("geese")).execute();
    HTTP.script();
    assertThrows(
        IllegalArgumentException.class,
        () -> transact().create(seat("gus", "geese")).delete(TeamKey.of("geese")).execute());
    assertEquals(0, HTTP.writes());
  }

  @Test
  void anEmptyTransactionSendsNothing() {
    HTTP.script();
    transact().execute();
    assertEquals(List.of(), HTTP.operations());
  }

  @Test
  void anIdempotencyKeyMakesTheSecondCallTheFirst() {
    directory.person().create(person("hal"));
    directory.team().create(team("hens"));
    for (int i = 0; i < 3; i++) {
      transact().idempotencyKey("hal joins").create(seat("hal", "hens")).execute();
    }
    assertEquals(1, directory.team().get("hens").seatCount());
  }

  @Test
  void aSnapshotHoldsWhatIsThere() {
    transact().create(person("ivy")).create(team("ibis")).create(seat("ivy", "ibis")).execute();
    HTTP.script();
    var snapshot =
        directory.transactionalGet(
            PersonKey.of("ivy"), TeamKey.of("ibis"), SeatKey.of("ivy", "ibis"), MemoKey.of("no"));
    assertEquals(List.of("TransactGetItems"), HTTP.operations());
    assertEquals(person("ivy"), snapshot.get(PersonKey.of("ivy")));
    assertEquals(1, snapshot.get(TeamKey.of("ibis")).seatCount());
    assertEquals(Optional.of(seat("ivy", "ibis")), snapshot.find(SeatKey.of("ivy", "ibis")));
    assertEquals(Optional.empty(), snapshot.find(MemoKey.of("no")));
    assertThrows(ItemNotFoundException.class, () -> snapshot.get(MemoKey.of("no")));
    assertThrows(
        IllegalArgumentException.class, () -> snapshot.find(MemoKey.of("was not asked for")));
  }

  @Test
  void aSnapshotOfMoreThanAHundredItemsIsNotSent() {
    List<MemoKey> keys = IntStream.range(0, 101).mapToObj(i -> MemoKey.of("m" + i)).toList();
    refused(IllegalArgumentException.class, () -> directory.transactionalGet(keys));
    assertEquals(
        Optional.empty(), directory.transactionalGet(keys.subList(0, 100)).find(keys.get(0)));
  }
}
