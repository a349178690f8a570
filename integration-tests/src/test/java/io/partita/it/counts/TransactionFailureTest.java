package io.partita.it.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Directory.Memo;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Which action of a transaction failed and why, in the caller's terms. */
@DynamoDbTest
class TransactionFailureTest {

  private static DirectoryTable directory;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    directory = DirectoryTable.of(client, name);
    directory.createTableIfMissing();
    raw = new RawItems(client, name);
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

  private static List<Failure> failures(DirectoryTransaction transaction) {
    TransactionFailedException failed =
        assertThrows(TransactionFailedException.class, transaction::execute);
    assertFalse(failed.getMessage().contains("secret"), failed.getMessage());
    return failed.failures();
  }

  private static Failure failure(DirectoryTransaction transaction) {
    List<Failure> failures = failures(transaction);
    assertEquals(1, failures.size(), () -> "failures " + failures);
    return failures.get(0);
  }

  private static void assertFailure(
      int action, String entity, Reason reason, DirectoryTransaction transaction) {
    Failure failure = failure(transaction);
    assertEquals(reason, failure.reason());
    assertEquals(action, failure.action());
    assertEquals(entity, failure.entity());
  }

  private static Memo memo(String text) {
    return new Memo(text, "secret");
  }

  @Test
  void whatExistsAlreadyComesWithWhatIsStored() {
    Memo stored = directory.memo().create(new Memo("there", "secret text"));
    Failure failure = failure(transact().put(memo("beside")).create(new Memo("there", "other")));
    assertEquals(Reason.ALREADY_EXISTS, failure.reason());
    assertEquals(1, failure.action());
    assertEquals("Memo", failure.entity());
    assertEquals("ConditionalCheckFailed", failure.code());
    assertEquals(Optional.of(stored), failure.stored());
    assertTrue(directory.memo().find("beside").isEmpty());
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertFailure(
        1,
        "Memo",
        Reason.NOT_FOUND,
        transact().put(memo("a")).update(directory.memo().update("nothing").text("secret")));
    assertFailure(0, "Memo", Reason.NOT_FOUND, transact().replace(memo("nothing")));
    assertFailure(0, "Memo", Reason.NOT_FOUND, transact().delete(MemoKey.of("nothing")));
    assertFailure(
        2,
        "Team",
        Reason.NOT_FOUND,
        transact().put(memo("a")).put(memo("b")).check(TeamKey.of("nothing")));
    assertFailure(0, "Seat", Reason.NOT_FOUND, transact().delete(SeatKey.of("no", "nothing")));
  }

  @Test
  void aFalseConditionIsToldFromAMissingItem() {
    directory.memo().create(new Memo("condition", "a"));
    assertFailure(
        0,
        "Memo",
        Reason.CONDITION_FALSE,
        transact().check(MemoKey.of("condition"), MemoFields.TEXT.eq("b")));
    assertFailure(
        0,
        "Memo",
        Reason.CONDITION_FALSE,
        transact().delete(MemoKey.of("condition"), MemoFields.TEXT.eq("b")));
    assertFailure(
        0,
        "Memo",
        Reason.CONDITION_FALSE,
        transact()
            .update(directory.memo().update("condition").text("c").when(MemoFields.TEXT.eq("b"))));
  }

  @Test
  void aStaleVersionIsAConflict() {
    Team first = directory.team().create(team("stale"));
    directory.team().update("stale").name("Newer").execute();
    Failure failure = failure(transact().put(memo("a")).replace(first));
    assertEquals(Reason.VERSION_CONFLICT, failure.reason());
    assertEquals(1, failure.action());
    assertEquals(Optional.of(directory.team().get("stale")), failure.stored());
    assertFailure(0, "Team", Reason.VERSION_CONFLICT, transact().delete(first));
    assertFailure(
        0,
        "Team",
        Reason.VERSION_CONFLICT,
        transact().update(directory.team().update("stale").version(1).name("Late")));
  }

  @Test
  void aMissingEndIsTheEdgesFailure() {
    directory.person().create(person("pat"));
    assertFailure(
        1, "Team", Reason.END_MISSING, transact().put(memo("a")).create(seat("pat", "nothing")));
    directory.team().create(team("panda"));
    assertFailure(0, "Person", Reason.END_MISSING, transact().create(seat("nobody", "panda")));
    assertEquals(0, directory.team().get("panda").seatCount());
  }

  @Test
  void anEndThatIsBeingDeletedIsNoEnd() {
    directory.person().create(person("quin"));
    directory.team().create(team("quail"));
    raw.add("TEAM#quail", "TEAM", Map.of("_deleting", RawItems.number(1)));
    assertFailure(0, "Team", Reason.BEING_DELETED, transact().create(seat("quin", "quail")));
    assertFailure(
        1,
        "Team",
        Reason.BEING_DELETED,
        transact().put(memo("a")).create(new Team("quail", "Quail", "free", 0, 0)));
  }

  @Test
  void aTakenValueIsTheWritersFailure() {
    directory.person().create(person("rob"));
    assertFailure(
        1,
        "Person",
        Reason.UNIQUE_TAKEN,
        transact().put(memo("a")).create(new Person("robin", "Robin", "rob@example.org", "robin")));
    assertTrue(directory.person().find("robin").isEmpty());
    directory.person().create(new Person("robin", "Robin", "robin@example.org", "robin"));
    assertFailure(
        0,
        "Person",
        Reason.UNIQUE_TAKEN,
        transact().update(directory.person().update("robin").email("rob@example.org")));
  }

  @Test
  void whatIsCountedOnIsNotDeleted() {
    transact().create(person("sam")).create(team("seals")).create(seat("sam", "seals")).execute();
    assertFailure(
        1, "Team", Reason.HAS_RELATED_ITEMS, transact().put(memo("a")).delete(TeamKey.of("seals")));
    assertEquals(1, directory.team().get("seals").seatCount());
  }

  @Test
  void aCountThatIsTooSmallIsTheEdgesFailure() {
    transact().create(person("tom")).create(team("tuna")).create(seat("tom", "tuna")).execute();
    raw.add("TEAM#tuna", "TEAM", Map.of("seatCount", RawItems.number(0)));
    assertFailure(0, "Team", Reason.COUNT_MISMATCH, transact().delete(SeatKey.of("tom", "tuna")));
  }

  @Test
  void anIdempotencyKeyIsGoodForOneTransaction() {
    transact().idempotencyKey("used key").put(memo("a")).execute();
    List<Failure> failures = failures(transact().idempotencyKey("used key").put(memo("b")));
    assertEquals(Reason.IDEMPOTENCY_KEY_USED, failures.get(0).reason());
  }

  @Test
  void everyFailedActionIsReported() {
    directory.person().create(person("uma"));
    directory.memo().create(new Memo("urn", "there"));
    List<Failure> failures =
        failures(
            transact()
                .put(memo("fine"))
                .create(new Memo("urn", "other"))
                .create(seat("uma", "unknown"))
                .delete(MemoKey.of("unknown"))
                .create(new Person("una", "Una", "uma@example.org", null)));
    assertEquals(List.of(1, 2, 3, 4), failures.stream().map(Failure::action).toList());
    assertEquals(
        List.of(Reason.ALREADY_EXISTS, Reason.END_MISSING, Reason.NOT_FOUND, Reason.UNIQUE_TAKEN),
        failures.stream().map(Failure::reason).toList());
  }
}
