package io.partita.it.faults;

import static io.partita.it.faults.Fault.CONFLICT;
import static io.partita.it.faults.Fault.DROP_AFTER;
import static io.partita.it.faults.Fault.DROP_BEFORE;
import static io.partita.it.faults.Fault.ERROR_AFTER;
import static io.partita.it.faults.Fault.ERROR_BEFORE;
import static io.partita.it.faults.Fault.NONE;
import static io.partita.it.faults.Fault.THROTTLED;
import static io.partita.it.faults.Fault.THROUGHPUT_EXCEEDED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Ledger.Account;
import io.partita.it.faults.Ledger.Entry;
import io.partita.it.faults.Ledger.Holding;
import io.partita.it.faults.Ledger.Note;
import io.partita.it.faults.Ledger.Parcel;
import io.partita.it.faults.Ledger.Person;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A response that is lost after the request was applied, and other faults of single writes: the
 * request is sent again, and the caller must still hear the truth.
 */
@DynamoDbTest
class LostResponseTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static LedgerTable ledger;
  private static LedgerTable exact;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    ledger = LedgerTable.of(client, name);
    ledger.createTableIfMissing();
    exact = ledger.exactOutcomes();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  static List<Fault> faults() {
    return List.of(
        NONE,
        DROP_BEFORE,
        DROP_AFTER,
        ERROR_BEFORE,
        ERROR_AFTER,
        THROTTLED,
        THROUGHPUT_EXCEEDED,
        CONFLICT);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void createSucceedsOnce(Fault fault) {
    HTTP.script(fault);
    Entry created = exact.entry().create(new Entry("create" + fault, 5, "first", 0));
    HTTP.script();
    assertEquals(created, exact.entry().get("create" + fault));
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> exact.entry().create(new Entry("create" + fault, 5, "first", 0)));
    HTTP.script(DROP_BEFORE);
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> exact.entry().create(new Entry("create" + fault, 6, "second", 0)));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void replaceSucceedsOnceAndStaleOnesStillFail(Fault fault) {
    Entry first = exact.entry().create(new Entry("replace" + fault, 5, "first", 0));
    HTTP.script(fault);
    Entry second =
        exact.entry().replace(new Entry("replace" + fault, 6, "second", first.version()));
    assertEquals(2, second.version());
    assertEquals(second, exact.entry().get("replace" + fault));
    HTTP.script(fault);
    assertThrows(
        VersionConflictException.class,
        () -> exact.entry().replace(new Entry("replace" + fault, 7, "third", first.version())));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void updateSucceedsOnce(Fault fault) {
    exact.entry().create(new Entry("update" + fault, 5, "first", 0));
    HTTP.script(fault);
    Entry updated =
        exact.entry().update("update" + fault).version(1).text("second").executeAndGet();
    assertEquals(new Entry("update" + fault, 5, "second", 2), updated);
    assertEquals(updated, exact.entry().get("update" + fault));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void deleteSucceedsOnceAndFailsWhenNothingWasThere(Fault fault) {
    exact.note().create(new Note("delete" + fault, "text"));
    HTTP.script(fault);
    exact.note().delete("delete" + fault);
    HTTP.script();
    assertTrue(exact.note().find("delete" + fault).isEmpty());
    assertThrows(ItemNotFoundException.class, () -> exact.note().delete("delete" + fault));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void exactlyOnceAddsOnce(Fault fault) {
    ledger.entry().create(new Entry("once" + fault, 5, "first", 0));
    HTTP.script(fault);
    ledger.entry().update("once" + fault).addToAmount(1).exactlyOnce().execute();
    HTTP.script();
    assertEquals(6, ledger.entry().get("once" + fault).amount());
  }

  @ParameterizedTest
  @MethodSource("faults")
  void anEdgeWithBothEndsIsCreatedOnce(Fault fault) {
    String id = "edge" + fault;
    ledger.person().create(new Person(id, "Ada"));
    ledger.account().create(new Account(id, "Bank"));
    HTTP.script(fault);
    Holding created = ledger.holding().create(new Holding(id, id, 50));
    assertEquals(created, ledger.holding().get(id, id));
    HTTP.script(fault);
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> ledger.holding().create(new Holding(id, id, 50)),
        "an equal edge of somebody else is not this call's");
    HTTP.script(fault);
    assertThrows(
        ItemNotFoundException.class, () -> ledger.holding().create(new Holding(id, "nothing", 50)));
    assertTrue(ledger.holding().find(id, "nothing").isEmpty());
  }

  @ParameterizedTest
  @MethodSource("faults")
  void anUpdateThatReadsFirstSucceedsOnce(Fault fault) {
    String id = "read" + fault;
    exact.parcel().create(new Parcel(id, "north", "new", "s1", "a", 0));
    HTTP.under(
        FaultPlan.script(fault).onWrites(),
        () -> {
          Parcel sent = exact.parcel().update(id).status("sent").executeAndGet();
          assertEquals(new Parcel(id, "north", "sent", "s1", "a", 0), sent);
        });
    HTTP.under(
        FaultPlan.script(fault).onWrites(),
        () -> exact.parcel().update(id).label("b").addToScans(1).exactlyOnce().execute());
    assertEquals(new Parcel(id, "north", "sent", "s1", "b", 1), exact.parcel().get(id));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aConflictOfTheRepetitionDoesNotHideThatTheFirstAttemptSucceeded(Fault fault) {
    String id = "both" + fault;
    HTTP.script(fault, CONFLICT);
    exact.entry().create(new Entry(id, 5, "first", 0));
    HTTP.under(
        FaultPlan.script(fault, CONFLICT).onWrites(),
        () -> assertEquals(2, exact.entry().replace(new Entry(id, 6, "second", 1)).version()));
    HTTP.script(fault, CONFLICT);
    exact.entry().update(id).version(2).text("third").execute();
    HTTP.script(fault, CONFLICT);
    exact.entry().update(id).addToAmount(1).exactlyOnce().execute();
    HTTP.script();
    Entry stored = exact.entry().get(id);
    assertEquals(new Entry(id, 7, "third", 4), stored);
    HTTP.script(fault, CONFLICT);
    exact.entry().delete(stored);
    HTTP.script();
    assertTrue(exact.entry().find(id).isEmpty());
  }

  @Test
  void aCancelledTransactionIsSentAgainOnlyWhenEveryReasonMayPass() {
    ledger.entry().create(new Entry("cancelled", 5, "first", 0));
    HTTP.script(
        Fault.cancelled("TransactionConflict"),
        Fault.cancelled("ThrottlingError"),
        Fault.cancelled("ProvisionedThroughputExceeded"));
    ledger.entry().update("cancelled").addToAmount(1).exactlyOnce().execute();
    assertEquals(Collections.nCopies(4, "TransactWriteItems"), HTTP.operations());
    assertEquals(6, ledger.entry().get("cancelled").amount());

    HTTP.script(Fault.cancelled("ItemCollectionSizeLimitExceeded"));
    TransactionFailedException failure =
        assertThrows(
            TransactionFailedException.class,
            () -> ledger.entry().update("cancelled").addToAmount(1).exactlyOnce().execute());
    assertTrue(failure.getMessage().contains("ItemCollectionSizeLimitExceeded"));
    assertEquals(List.of("TransactWriteItems"), HTTP.operations());
  }

  @Test
  void theReasonsOfACancelledEdgeAreReadByPosition() {
    ledger.person().create(new Person("position", "Ada"));
    ledger.account().create(new Account("position", "Bank"));
    Holding holding = new Holding("position", "position", 50);
    HTTP.script(Fault.cancelled("None", "TransactionConflict", "ThrottlingError"));
    ledger.holding().create(holding);
    ledger.holding().delete("position", "position");

    HTTP.script(Fault.cancelled("ConditionalCheckFailed", "None", "None"));
    assertThrows(ItemAlreadyExistsException.class, () -> ledger.holding().create(holding));
    HTTP.script(Fault.cancelled("None", "ConditionalCheckFailed", "None"));
    assertMessage("Person", () -> ledger.holding().create(holding));
    HTTP.script(Fault.cancelled("None", "TransactionConflict", "ConditionalCheckFailed"));
    assertMessage("Account", () -> ledger.holding().create(holding));
  }

  private static void assertMessage(String end, Executable creation) {
    String message = assertThrows(ItemNotFoundException.class, creation).getMessage();
    assertTrue(message.contains(end), message);
  }

  @Test
  void theFaultsReallyHappen() {
    ledger.note().create(new Note("faults", "text"));
    HTTP.script(DROP_AFTER, DROP_BEFORE, NONE);
    ledger.note().put(new Note("faults", "other"));
    assertEquals(List.of("UpdateItem", "UpdateItem", "UpdateItem"), HTTP.operations());
  }
}
