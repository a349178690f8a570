package io.partita.it.faults;

import static io.partita.it.faults.Fault.CUT_OFF;
import static io.partita.it.faults.Fault.DROP_AFTER;
import static io.partita.it.faults.Fault.DROP_BEFORE;
import static io.partita.it.faults.Fault.ERROR_AFTER;
import static io.partita.it.faults.Fault.ERROR_BEFORE;
import static io.partita.it.faults.Fault.NONE;
import static io.partita.it.faults.Fault.THROTTLED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Ledger.Account;
import io.partita.it.faults.Ledger.Entry;
import io.partita.it.faults.Ledger.Note;
import io.partita.it.faults.Ledger.Parcel;
import io.partita.it.faults.Ledger.Person;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** What a write returns as the old value is what it replaced, or it says that it does not know. */
@DynamoDbTest
class OldValueTest {

  private static final AwsRequestOverrideConfiguration NONE_OF_IT = null;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static String table;
  private static LedgerTable ledger;
  private static LedgerTable slow;
  private static LedgerTable exact;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    table = name;
    ledger = LedgerTable.of(client, name);
    slow = LedgerTable.of(client, name, Options.builder().fastPath(false).build());
    ledger.createTableIfMissing();
    exact = ledger.exactOutcomes();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  static List<LedgerTable> tables() {
    return List.of(ledger, slow, exact);
  }

  /** What the first attempt may meet although it is sent again. */
  static List<Fault> lost() {
    return List.of(DROP_BEFORE, DROP_AFTER, ERROR_BEFORE, ERROR_AFTER, CUT_OFF);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aDeleteReturnsWhatItDeleted(LedgerTable on) {
    Note note = on.note().put(new Note("delete", "text"));
    assertEquals(Optional.of(note), on.note().getAndDelete("delete"));
    assertEquals(Optional.empty(), on.note().getAndDelete("delete"));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aPutReturnsWhatItReplaced(LedgerTable on) {
    on.note().deleteIfExists("put");
    Note first = new Note("put", "first");
    Note second = new Note("put", "second");
    assertEquals(Optional.empty(), on.note().getAndPut(first));
    assertEquals(Optional.of(first), on.note().getAndPut(second));
    assertEquals(second, on.note().get("put"));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void anUpdateReturnsWhatItChanged(LedgerTable on) {
    on.entry().deleteIfExists("update");
    assertThrows(
        ItemNotFoundException.class, () -> on.entry().update("update").amount(1).getAndExecute());
    Entry entry = on.entry().create(new Entry("update", 5, "text", 0));
    assertEquals(
        Optional.of(entry), on.entry().update("update").addToAmount(1).version(1).getAndExecute());
    assertThrows(
        VersionConflictException.class,
        () -> on.entry().update("update").addToAmount(1).version(1).getAndExecute());
    assertEquals(new Entry("update", 6, "text", 2), on.entry().get("update"));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void anUpdateThatCreatesReturnsNothing(LedgerTable on) {
    on.note().deleteIfExists("created");
    assertEquals(
        Optional.empty(), on.note().update("created").text("text").orCreate().getAndExecute());
    assertEquals(
        Optional.of(new Note("created", "text")),
        on.note().update("created").text("other").orCreate().getAndExecute());
  }

  @Test
  void aSingleRequestSuffices() {
    ledger.note().put(new Note("single", "text"));
    HTTP.script();
    ledger.note().getAndPut(new Note("single", "other"));
    ledger.note().update("single").text("third").getAndExecute();
    ledger.note().getAndDelete("single");
    assertEquals(List.of("UpdateItem", "UpdateItem", "DeleteItem"), HTTP.operations());
  }

  @ParameterizedTest
  @MethodSource("lost")
  void whatARepeatedPutFoundIsNotTakenForTheOldValue(Fault fault) {
    for (LedgerTable on : List.of(ledger, slow)) {
      on.note().put(new Note("lost", "first"));
      HTTP.script(fault);
      assertThrows(
          OutcomeUnknownException.class, () -> on.note().getAndPut(new Note("lost", "second")));
      assertEquals("second", on.note().get("lost").text(), "it was written all the same");
      HTTP.script(fault);
      OutcomeUnknownException unknown =
          assertThrows(
              OutcomeUnknownException.class,
              () -> on.note().update("lost").text("third").getAndExecute());
      assertTrue(unknown.getMessage().contains("not known what was stored before"));
      assertTrue(!unknown.getMessage().contains("third") && !unknown.getMessage().contains("lost"));
      assertEquals("third", on.note().get("lost").text());
    }
  }

  @ParameterizedTest
  @MethodSource("lost")
  void aRepeatedDeleteReturnsWhatItDeletedOrThatItDoesNotKnow(Fault fault) {
    Note note = ledger.note().put(new Note("gone", "text"));
    HTTP.script(fault);
    if (fault == DROP_BEFORE || fault == ERROR_BEFORE) {
      assertEquals(Optional.of(note), ledger.note().getAndDelete("gone"));
    } else {
      assertThrows(OutcomeUnknownException.class, () -> ledger.note().getAndDelete("gone"));
    }
    assertTrue(ledger.note().find("gone").isEmpty());
  }

  @Test
  void anAnswerInThe400sIsNoReasonForDoubt() {
    Note note = ledger.note().put(new Note("throttled", "text"));
    HTTP.script(THROTTLED, Fault.CONFLICT);
    assertEquals(Optional.of(note), ledger.note().getAndPut(new Note("throttled", "other")));
  }

  @ParameterizedTest
  @MethodSource("lost")
  void aTransactionKnowsTheOldValueEvenAfterALostResponse(Fault fault) {
    exact.note().put(new Note("exact", "first"));
    HTTP.under(
        FaultPlan.script(fault).onWrites(),
        () ->
            assertEquals(
                Optional.of(new Note("exact", "first")),
                exact.note().getAndPut(new Note("exact", "second"))));
    exact.entry().deleteIfExists("exact");
    Entry entry = exact.entry().create(new Entry("exact", 5, "text", 0));
    HTTP.under(
        FaultPlan.script(fault).onWrites(),
        () ->
            assertEquals(
                Optional.of(entry),
                ledger.entry().update("exact").addToAmount(1).exactlyOnce().getAndExecute()));
    HTTP.under(
        FaultPlan.script(fault).onWrites(),
        () ->
            assertEquals(
                Optional.of(new Entry("exact", 6, "text", 2)),
                exact.entry().getAndDelete("exact")));
    assertTrue(exact.entry().find("exact").isEmpty());
  }

  @Test
  void aTransactionReadsAgainWhatHasChangedBeforeItWasSent() {
    exact.note().put(new Note("raced", "first"));
    HTTP.script(NONE, rival(() -> ledger.note().put(new Note("raced", "second"))));
    assertEquals(
        Optional.of(new Note("raced", "second")),
        exact.note().getAndPut(new Note("raced", "third")));
    HTTP.script(NONE, rival(() -> ledger.note().delete("raced")));
    assertEquals(Optional.empty(), exact.note().getAndDelete("raced"));
    HTTP.script(NONE, rival(() -> ledger.note().put(new Note("raced", "fourth"))));
    assertEquals(
        Optional.of(new Note("raced", "fourth")),
        exact.note().getAndPut(new Note("raced", "fifth")));
  }

  private static Fault rival(Runnable event) {
    return Fault.preceded(
        () -> {
          HTTP.script();
          event.run();
        });
  }

  @Test
  void whatAVersionDoesNotTellOfIsNoticedAsWell() {
    exact.entry().create(new Entry("again", 5, "first", 0));
    HTTP.script(
        NONE,
        rival(
            () -> {
              ledger.entry().delete("again");
              ledger.entry().create(new Entry("again", 6, "second", 0));
            }));
    assertEquals(
        Optional.of(new Entry("again", 6, "second", 1)), exact.entry().getAndDelete("again"));
  }

  @Test
  void anUpdateThatReadsFirstReturnsWhatItReplaced() {
    Parcel parcel = new Parcel("p1", "north", "new", "s1", "a", 0);
    ledger.parcel().put(parcel);
    assertEquals(Optional.of(parcel), ledger.parcel().update("p1").status("sent").getAndExecute());
    HTTP.script(NONE, DROP_AFTER);
    assertThrows(
        OutcomeUnknownException.class,
        () -> ledger.parcel().update("p1").status("lost").getAndExecute());
  }

  @Test
  void anEdgeIsReturnedWhenItIsDeleted() {
    ledger.person().create(new Person("edge", "Ada"));
    ledger.account().create(new Account("edge", "Bank"));
    Ledger.Holding holding = ledger.holding().create(new Ledger.Holding("edge", "edge", 50));
    assertEquals(Optional.of(holding), ledger.holding().getAndDelete("edge", "edge"));
    assertEquals(Optional.empty(), ledger.holding().getAndDelete("edge", "edge"));
  }

  @Test
  void whereNobodySeesTheAttemptsATransactionIsSentInstead() {
    LedgerTable blind = LedgerTable.of(stripping(client), table);
    blind.note().put(new Note("blind", "zeroth"));
    blind.note().put(new Note("blind", "first"));
    HTTP.script();
    assertEquals(
        Optional.of(new Note("blind", "first")),
        blind.note().getAndPut(new Note("blind", "second")));
    assertEquals(List.of("GetItem", "TransactWriteItems"), HTTP.operations());
    HTTP.under(
        FaultPlan.script(DROP_AFTER).onWrites(),
        () ->
            assertEquals(
                Optional.of(new Note("blind", "second")),
                blind.note().update("blind").text("third").getAndExecute()));
  }

  /** A client that passes requests on from another thread, without their configuration. */
  private static DynamoDbClient stripping(DynamoDbClient target) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                arguments[0] = request.toBuilder().overrideConfiguration(NONE_OF_IT).build();
              }
              try {
                return method.invoke(target, arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }

  @Test
  void aFirstCallWhoseAttemptsNobodySawDoesNotGuess() {
    ledger.note().put(new Note("first", "first"));
    LedgerTable fresh = LedgerTable.of(client, table);
    assertEquals(
        Optional.of(new Note("first", "first")),
        fresh.note().getAndPut(new Note("first", "second")));
    LedgerTable blind = LedgerTable.of(stripping(client), table);
    assertThrows(
        OutcomeUnknownException.class, () -> blind.note().getAndPut(new Note("first", "third")));
  }
}
