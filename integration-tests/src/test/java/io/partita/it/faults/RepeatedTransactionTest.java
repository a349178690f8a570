package io.partita.it.faults;

import static io.partita.it.faults.Fault.DROP_AFTER;
import static io.partita.it.faults.Fault.DROP_BEFORE;
import static io.partita.it.faults.Fault.ERROR_AFTER;
import static io.partita.it.faults.Fault.NONE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Ledger.Account;
import io.partita.it.faults.Ledger.Entry;
import io.partita.it.faults.Ledger.Note;
import io.partita.it.faults.Ledger.Parcel;
import io.partita.it.faults.Ledger.Person;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Code that reads and plans writes runs again when what it read has changed. */
@DynamoDbTest
class RepeatedTransactionTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static LedgerTable ledger;
  private static LedgerTable few;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    Options.Builder options = Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(9));
    ledger = LedgerTable.of(client, name, options.writeAttempts(500).build());
    few = LedgerTable.of(client, name, options.writeAttempts(3).build());
    ledger.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static EntryKey entry(String id) {
    return EntryKey.of(id);
  }

  /** What everybody writes by hand otherwise: reads both, checks a rule, writes both. */
  private static void transfer(LedgerTransaction tx, String from, String to, long amount) {
    Entry payer = tx.get(entry(from));
    Entry payee = tx.get(entry(to));
    if (payer.amount() >= amount) {
      tx.replace(new Entry(from, payer.amount() - amount, payer.text(), payer.version()))
          .update(ledger.entry().update(to).amount(payee.amount() + amount));
    }
  }

  @Test
  void transfersOfTwoThreadsKeepTheSum() throws Exception {
    ledger.entry().create(new Entry("a", 60, "a", 0));
    ledger.entry().create(new Entry("b", 40, "b", 0));
    Threads.run(
        2,
        thread -> {
          for (int i = 0; i < 50; i++) {
            ledger.transact(
                tx -> transfer(tx, thread == 0 ? "a" : "b", thread == 0 ? "b" : "a", 3));
          }
        });
    Entry a = ledger.entry().get("a");
    Entry b = ledger.entry().get("b");
    assertEquals(100, a.amount() + b.amount());
    assertTrue(a.amount() >= 0 && b.amount() >= 0);
  }

  @Test
  void incrementsOfRecordsWithoutVersionAreNotLost() throws Exception {
    ledger.note().put(new Note("count", "0"));
    Threads.run(
        2,
        thread -> {
          for (int i = 0; i < 25; i++) {
            ledger.transact(
                tx -> {
                  int stored = Integer.parseInt(tx.get(NoteKey.of("count")).text());
                  tx.put(new Note("count", Integer.toString(stored + 1)));
                });
          }
        });
    assertEquals("50", ledger.note().get("count").text());
  }

  /** Runs code that somebody else overtakes in its first attempts; tells how often it ran. */
  private static int runs(int overtaken, Runnable rival, TransactionCode code) {
    AtomicInteger runs = new AtomicInteger();
    ledger.transact(
        tx -> {
          code.run(tx);
          if (runs.getAndIncrement() < overtaken) {
            rival.run();
          }
        });
    return runs.get();
  }

  /** Code that reads and plans. */
  private interface TransactionCode {
    void run(LedgerTransaction tx);
  }

  @Test
  void anItemThatIsOnlyReadMustBeUnchanged() {
    ledger.note().put(new Note("rule", "allowed"));
    ledger.note().deleteIfExists("ruled");
    List<String> seen = new ArrayList<>();
    int runs =
        runs(
            1,
            () -> ledger.note().put(new Note("rule", "forbidden")),
            tx -> {
              seen.add(tx.get(NoteKey.of("rule")).text());
              tx.put(new Note("ruled", seen.get(seen.size() - 1)));
            });
    assertEquals(2, runs);
    assertEquals(List.of("allowed", "forbidden"), seen);
    assertEquals("forbidden", ledger.note().get("ruled").text());
  }

  @Test
  void whatWasAbsentMustStillBeAbsent() {
    ledger.note().deleteIfExists("phantom");
    int runs =
        runs(
            1,
            () -> ledger.note().put(new Note("phantom", "there")),
            tx -> {
              Optional<Note> note = tx.find(NoteKey.of("phantom"));
              tx.put(new Note("saw", note.map(Note::text).orElse("nothing")));
            });
    assertEquals(2, runs);
    assertEquals("there", ledger.note().get("saw").text());
    ledger.note().delete("phantom");
    assertEquals(
        1,
        runs(
            0,
            () -> {},
            tx -> {
              if (tx.find(NoteKey.of("phantom")).isEmpty()) {
                tx.create(new Note("phantom", "mine"));
              }
            }));
    assertEquals("mine", ledger.note().get("phantom").text());
  }

  @Test
  void whatWasThereMustStillBeThere() {
    ledger.note().put(new Note("vanishing", "text"));
    assertThrows(
        ItemNotFoundException.class,
        () ->
            runs(
                1,
                () -> ledger.note().delete("vanishing"),
                tx -> {
                  tx.get(NoteKey.of("vanishing"));
                  tx.put(new Note("saw", "something"));
                }));
  }

  @Test
  void anEqualVersionAfterDeletionAndCreationIsNotTheSameItem() {
    ledger.entry().create(new Entry("reborn", 1, "first", 0));
    int runs =
        runs(
            1,
            () -> {
              ledger.entry().delete("reborn");
              ledger.entry().create(new Entry("reborn", 2, "second", 0));
            },
            tx ->
                tx.update(
                    ledger.entry().update("reborn").amount(tx.get(entry("reborn")).amount() * 10)));
    assertEquals(2, runs);
    assertEquals(20, ledger.entry().get("reborn").amount());
  }

  @Test
  void anEdgeIsCountedOnceHoweverOftenTheCodeRan() {
    ledger.person().create(new Person("p", "Ada"));
    ledger.account().create(new Account("acc", "Bank"));
    int runs =
        runs(
            2,
            () -> ledger.person().update("p").name("Ada" + System.nanoTime()).execute(),
            tx -> {
              Person person = tx.get(PersonKey.of("p"));
              assertTrue(tx.find(HoldingKey.of("p", "acc")).isEmpty());
              tx.create(new Ledger.Holding("p", "acc", person.name().length()));
            });
    assertEquals(3, runs);
    assertTrue(ledger.holding().find("p", "acc").isPresent());
  }

  @Test
  void indexKeysFollowWhatWasRead() {
    ledger.parcel().put(new Parcel("p", "north", "new", "s1", "a", 0));
    int runs =
        runs(
            1,
            () -> ledger.parcel().update("p").region("south").execute(),
            tx -> {
              Parcel parcel = tx.get(ParcelKey.of("p"));
              tx.update(ledger.parcel().update("p").status("sent " + parcel.region()));
            });
    assertEquals(2, runs);
    assertEquals(
        List.of(new Parcel("p", "south", "sent south", "s1", "a", 0)),
        ledger.parcel().byRegionAndStatus("south", "sent south").list());
  }

  @ParameterizedTest
  @MethodSource("lost")
  void aLostResponseIsJudgedByTheTokenAndNotRunAgain(Fault fault) {
    String id = "lost" + fault;
    ledger.entry().create(new Entry(id, 5, "text", 0));
    AtomicInteger runs = new AtomicInteger();
    HTTP.script(NONE, fault);
    long before =
        ledger.transactAndGet(
            tx -> {
              runs.incrementAndGet();
              long amount = tx.get(entry(id)).amount();
              tx.update(ledger.entry().update(id).addToAmount(1));
              return amount;
            });
    assertEquals(5, before);
    assertEquals(1, runs.get());
    assertEquals(1, HTTP.tokens().stream().distinct().count());
    assertEquals(6, ledger.entry().get(id).amount());
  }

  static List<Fault> lost() {
    return List.of(DROP_BEFORE, DROP_AFTER, ERROR_AFTER, Fault.CONFLICT, Fault.THROTTLED);
  }

  @Test
  void aConditionOfTheCallersIsNotTriedAgain() {
    ledger.note().put(new Note("own", "text"));
    AtomicInteger runs = new AtomicInteger();
    TransactionFailedException failure =
        assertThrows(
            TransactionFailedException.class,
            () ->
                ledger.transact(
                    tx -> {
                      runs.incrementAndGet();
                      tx.get(NoteKey.of("own"));
                      tx.create(new Note("own", "other"));
                    }));
    assertEquals(1, runs.get());
    assertEquals(
        List.of(Reason.ALREADY_EXISTS), failure.failures().stream().map(Failure::reason).toList());
  }

  @Test
  void theCodeIsGivenUpAfterSoManyAttempts() {
    ledger.entry().create(new Entry("busy", 1, "text", 0));
    AtomicInteger runs = new AtomicInteger();
    TransactionFailedException failure =
        assertThrows(
            TransactionFailedException.class,
            () ->
                few.transact(
                    tx -> {
                      long amount = tx.get(entry("busy")).amount();
                      runs.incrementAndGet();
                      ledger.entry().update("busy").addToAmount(1).execute();
                      tx.update(ledger.entry().update("busy").amount(amount * 10));
                    }));
    assertEquals(3, runs.get());
    assertTrue(failure.getMessage().contains("in each of 3 attempts"), failure.getMessage());
    assertEquals(Reason.READ_CHANGED, failure.failures().get(0).reason());
    assertEquals(Optional.of(ledger.entry().get("busy")), failure.failures().get(0).stored());
    assertEquals(4, ledger.entry().get("busy").amount());
  }

  @Test
  void eachItemIsReadOnceAndStaysAsItWasRead() {
    ledger.note().put(new Note("once", "text"));
    HTTP.script();
    ledger.transact(
        tx -> {
          Note note = tx.get(NoteKey.of("once"));
          tx.put(new Note("once", "other"));
          assertEquals(note, tx.get(NoteKey.of("once")), "what is planned is not seen");
        });
    assertEquals(List.of("GetItem", "TransactWriteItems"), HTTP.operations());
    assertEquals("other", ledger.note().get("once").text());
  }

  @Test
  void oneItemThatIsReadAloneNeedsNoTransactionButTwoDo() {
    ledger.note().put(new Note("one", "1"));
    ledger.note().put(new Note("two", "2"));
    HTTP.script();
    assertEquals("1", ledger.transactAndGet(tx -> tx.get(NoteKey.of("one")).text()));
    assertEquals(List.of("GetItem"), HTTP.operations());
    HTTP.script();
    assertEquals(
        "12",
        ledger.transactAndGet(
            tx -> tx.get(NoteKey.of("one")).text() + tx.get(NoteKey.of("two")).text()));
    assertEquals(List.of("GetItem", "GetItem", "TransactWriteItems"), HTTP.operations());
    HTTP.script();
    ledger.transact(tx -> {});
    assertEquals(List.of(), HTTP.operations());
  }

  @Test
  void aTransactionThatReadsCanBeExecutedByHand() {
    ledger.note().put(new Note("hand", "1"));
    LedgerTransaction tx = ledger.transact();
    Note note = tx.get(NoteKey.of("hand"));
    ledger.note().put(new Note("hand", "2"));
    tx.put(new Note("hand", note.text() + "!"));
    TransactionFailedException failure =
        assertThrows(TransactionFailedException.class, tx::execute);
    assertEquals(Reason.READ_CHANGED, failure.failures().get(0).reason());
    assertEquals("2", ledger.note().get("hand").text());
    assertThrows(IllegalStateException.class, () -> tx.find(NoteKey.of("hand")));
  }

  @Test
  void theTransactionIsOfNoUseOutsideTheFunction() {
    LedgerTransaction kept = ledger.transactAndGet(tx -> tx);
    Note note = new Note("kept", "text");
    for (Runnable use :
        List.<Runnable>of(
            () -> kept.find(NoteKey.of("kept")),
            () -> kept.put(note),
            kept::execute,
            kept::explain)) {
      String message = assertThrows(IllegalStateException.class, use::run).getMessage();
      assertTrue(message.contains("ended when the function"), message);
    }
    assertThrows(
        IllegalStateException.class,
        () ->
            ledger.transact(
                tx -> {
                  tx.put(note);
                  tx.execute();
                }));
    assertThrows(
        IllegalStateException.class, () -> ledger.transact(tx -> tx.idempotencyKey("key")));
    assertTrue(ledger.note().find("kept").isEmpty());
  }

  @Test
  void whatTheFunctionThrowsIsThrownAndNothingIsWritten() {
    HTTP.script();
    assertThrows(
        IllegalArgumentException.class,
        () ->
            ledger.transact(
                tx -> {
                  tx.put(new Note("thrown", "text"));
                  throw new IllegalArgumentException("changed my mind");
                }));
    assertEquals(List.of(), HTTP.operations());
  }

  @Test
  void tooManyReadsAreRefusedBeforeAnythingIsWritten() {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                ledger.transact(
                    tx -> {
                      for (int i = 0; i < 100; i++) {
                        tx.find(NoteKey.of("many" + i));
                      }
                      tx.put(new Note("manyWritten", "text"));
                    }));
    assertTrue(refusal.getMessage().contains("101 actions"), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("that it has read"), refusal.getMessage());
    assertFalse(ledger.note().exists("manyWritten"));
  }
}
