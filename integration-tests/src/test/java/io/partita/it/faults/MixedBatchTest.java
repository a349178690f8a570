package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.counts.MemoKey;
import io.partita.it.faults.Ledger.Account;
import io.partita.it.faults.Ledger.Holding;
import io.partita.it.faults.Ledger.Note;
import io.partita.it.faults.Ledger.Person;
import io.partita.runtime.EntityKey;
import io.partita.runtime.Explanation;
import io.partita.runtime.FoundItems;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Batches over several entities, of which DynamoDB leaves parts: as those over one. */
@DynamoDbTest
class MixedBatchTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final List<OperationReport> REPORTS = new CopyOnWriteArrayList<>();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(10))
          .batchDeadline(Duration.ofMinutes(10)) // slow machines shall not fail it
          .listener(REPORTS::add)
          .build();

  private static DynamoDbClient client;
  private static String table;
  private static LedgerTable ledger;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    table = name;
    ledger = LedgerTable.of(client, name, QUICK);
    ledger.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.1, Fault.THROTTLED)
        .with(0.02, Fault.ERROR_AFTER)
        .with(0.88, Fault.unprocessed(0.3));
  }

  /** A note, a person and an account for each number. */
  private static LedgerBatch puts(String prefix, int count) {
    LedgerBatch batch = ledger.batch();
    for (int i = 0; i < count; i++) {
      batch
          .put(new Note(prefix + i, "text " + i))
          .put(new Person(prefix + i, "name " + i))
          .put(new Account(prefix + i, "bank " + i));
    }
    return batch;
  }

  private static List<EntityKey<?>> keys(String prefix, int count) {
    List<EntityKey<?>> keys = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      keys.add(NoteKey.of(prefix + i));
      keys.add(PersonKey.of(prefix + i));
      keys.add(AccountKey.of(prefix + i));
    }
    return keys;
  }

  private static long found(List<EntityKey<?>> keys) {
    FoundItems found = ledger.findAll(keys);
    return keys.stream().filter(key -> found.find(key).isPresent()).count();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void itemsOfSeveralEntitiesShareRequests(boolean fastPath) {
    String id = "shared" + fastPath;
    LedgerTable own = LedgerTable.of(client, table, QUICK.toBuilder().fastPath(fastPath).build());
    own.note().find("so that the way of the bytes is known");
    REPORTS.clear();
    HTTP.script();
    LedgerBatch batch = own.batch();
    IntStream.range(0, 20)
        .forEach(
            i -> batch.put(new Note(id + i, "text " + i)).put(new Person(id + i, "name " + i)));
    batch.execute();
    assertEquals(List.of("BatchWriteItem", "BatchWriteItem"), HTTP.operations());
    assertEquals(List.of("batch"), REPORTS.stream().map(OperationReport::operation).toList());
    assertEquals(40, REPORTS.get(0).items());

    HTTP.script();
    FoundItems found = own.findAll(NoteKey.of(id + 3), PersonKey.of(id + 3), NoteKey.of("none"));
    assertEquals(List.of("BatchGetItem"), HTTP.operations());
    assertEquals(new Note(id + 3, "text 3"), found.get(NoteKey.of(id + 3)));
    assertEquals(Optional.of(new Person(id + 3, "name 3")), found.find(PersonKey.of(id + 3)));
    assertEquals(Optional.empty(), found.find(NoteKey.of("none")));
    assertThrows(ItemNotFoundException.class, () -> found.get(NoteKey.of("none")));
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> found.find(NoteKey.of(id + 4)));
    assertEquals(
        "This result was not asked for this Note. Ask for its key as well.", refusal.getMessage());
    assertEquals("FoundItems[2 of 3 keys]", found.toString());
    assertEquals("Note, Person", REPORTS.get(1).entity());
    assertEquals("findAll", REPORTS.get(1).operation());
    assertEquals(2, REPORTS.get(1).items());

    HTTP.script();
    own.batch()
        .put(new Account(id, "bank"))
        .delete(NoteKey.of(id + 3))
        .delete(PersonKey.of(id + 3))
        .execute();
    assertEquals(List.of("BatchWriteItem"), HTTP.operations());
    FoundItems left = own.findAll(NoteKey.of(id + 3), PersonKey.of(id + 3), AccountKey.of(id));
    assertEquals("FoundItems[1 of 3 keys]", left.toString());
  }

  @Test
  void ofSeveralWritesOfOneItemTheLastIsDone() {
    Note kept = new Note("kept", "last");
    ledger
        .batch()
        .put(new Note("kept", "first"))
        .put(new Note("gone", "text"))
        .delete(NoteKey.of("kept"))
        .delete(NoteKey.of("gone"))
        .put(kept)
        .execute();
    assertEquals(Optional.of(kept), ledger.note().find("kept"));
    assertEquals(Optional.empty(), ledger.note().find("gone"));
  }

  @Test
  void nothingIsSentForNothing() {
    HTTP.script();
    ledger.batch().execute();
    assertEquals("FoundItems[0 of 0 keys]", ledger.findAll(List.of()).toString());
    assertEquals(List.of(), HTTP.operations());
  }

  @Test
  void manyItemsAreWrittenReadAndDeletedOnABadDay() {
    HTTP.under(badDay(1), () -> puts("many", 300).execute());
    List<EntityKey<?>> keys = keys("many", 300);
    Collections.reverse(keys);
    HTTP.under(badDay(2), () -> assertEquals(900, found(keys)));
    LedgerBatch deletions = ledger.batch();
    for (int i = 0; i < 300; i++) {
      deletions.delete(NoteKey.of("many" + i)).put(new Person("many" + i, "another"));
    }
    HTTP.under(badDay(3), deletions::execute);
    assertEquals(600, found(keys));
    assertEquals("another", ledger.person().get("many7").name());
  }

  @Test
  void aBatchThatIsLeftGoesOnWhereItWas() {
    LedgerTable impatient =
        LedgerTable.of(client, table, QUICK.toBuilder().batchAttempts(2).build());
    ledger.note().create(new Note("left", "old"));
    LedgerBatch batch =
        impatient.batch().put(new Person("left", "name")).delete(NoteKey.of("left"));
    HTTP.under(
        FaultPlan.always(Fault.unprocessed(1)),
        () -> {
          IncompleteBatchException left =
              assertThrows(IncompleteBatchException.class, batch::execute);
          assertEquals("Person, Note", left.entity());
          assertEquals(
              Set.of(new Person("left", "name"), NoteKey.of("left")),
              new HashSet<>(left.remaining()));
          assertThrows(
              IncompleteBatchException.class,
              () -> impatient.findAll(NoteKey.of("left"), PersonKey.of("left")));
        });
    HTTP.script();
    batch.execute();
    assertEquals(List.of("BatchWriteItem"), HTTP.operations());
    assertTrue(ledger.person().exists("left"));
    assertEquals(Optional.empty(), ledger.note().find("left"));
    HTTP.script();
    batch.execute();
    assertEquals(List.of(), HTTP.operations(), "It was done already.");
  }

  @Test
  void aCrashInTheMiddleKeepsWhatIsLeft() {
    LedgerBatch batch = puts("crash", 25);
    HTTP.under(
        FaultPlan.script().crashBefore(2),
        () -> {
          IncompleteBatchException failure =
              assertThrows(IncompleteBatchException.class, batch::execute);
          assertInstanceOf(SdkClientException.class, failure.getCause());
          assertEquals(50, failure.remaining().size());
        });
    assertEquals(25, found(keys("crash", 25)));
    HTTP.script();
    batch.execute();
    assertEquals(List.of("BatchWriteItem", "BatchWriteItem"), HTTP.operations());
    assertEquals(75, found(keys("crash", 25)));
  }

  @Test
  void anExplanationShowsAllRequests() {
    HTTP.script();
    LedgerBatch batch = puts("explained", 10).delete(HoldingKey.of("1", "2"));
    Explanation explanation = batch.explain();
    assertEquals(
        List.of("BatchWriteItem", "BatchWriteItem"),
        explanation.requests().stream().map(Explanation.Request::operation).toList());
    assertEquals(
        List.of("BatchGetItem"),
        ledger.explain(all -> all.findAll(keys("explained", 10))).requests().stream()
            .map(Explanation.Request::operation)
            .toList());
    assertEquals(List.of(), HTTP.operations());
    assertEquals("LedgerBatch[31 writes]", batch.toString());
  }

  @Test
  void keysOfOtherTablesAreRefused() {
    HTTP.script();
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> ledger.findAll(List.of(NoteKey.of("1"), MemoKey.of("1"))));
    assertEquals("MemoKey is not a key of this table.", refusal.getMessage());
    assertThrows(NullPointerException.class, () -> ledger.findAll(Collections.singletonList(null)));
    assertThrows(NullPointerException.class, () -> ledger.batch().put((Note) null));
    assertEquals(List.of(), HTTP.operations());
  }

  @Test
  void edgesAreDeletedBesideTheirEnds() {
    puts("edge", 2).execute();
    ledger.holding().create(new Holding("edge0", "edge1", 1));
    HTTP.script();
    ledger
        .batch()
        .delete(HoldingKey.of("edge0", "edge1"))
        .delete(PersonKey.of("edge0"))
        .delete(AccountKey.of("edge1"))
        .execute();
    assertEquals(List.of("BatchWriteItem"), HTTP.operations());
    assertEquals(List.of(), ledger.holding().byAccount("edge1").list());
  }
}
