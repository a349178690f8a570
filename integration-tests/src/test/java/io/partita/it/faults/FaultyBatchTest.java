package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.Sizes;
import io.partita.it.faults.Ledger.Note;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Batches of which DynamoDB leaves parts, or that break off: nothing is lost silently. */
@DynamoDbTest
class FaultyBatchTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(10))
          .batchDeadline(Duration.ofMinutes(10)) // slow machines shall not fail it
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
        .with(0.05, Fault.THROTTLED)
        .with(0.05, Fault.THROUGHPUT_EXCEEDED)
        .with(0.01, Fault.ERROR_AFTER)
        .with(0.01, Fault.DROP_AFTER)
        .with(0.88, Fault.unprocessed(0.3));
  }

  private static List<Note> notes(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(i -> new Note(prefix + i, "text " + i)).toList();
  }

  private static List<NoteKey> keys(List<Note> notes) {
    return notes.stream().map(NoteKey::of).toList();
  }

  private static void assertAtMost(int calls) {
    int made = HTTP.operations().size();
    assertTrue(made <= calls, made + " calls instead of at most " + calls);
  }

  @Test
  void tenThousandItemsAreWrittenReadInOrderAndDeletedOnABadDay() {
    int many = Sizes.of(10_000);
    List<Note> notes = notes("many", many);
    HTTP.under(
        badDay(1),
        () -> {
          ledger.note().putAll(notes);
          assertAtMost(3 * many / 25);
        });
    List<Note> shuffled = new ArrayList<>(notes);
    Collections.shuffle(shuffled, new Random(2));
    HTTP.under(
        badDay(2),
        () -> {
          Map<NoteKey, Note> found = ledger.note().findAll(keys(shuffled));
          assertEquals(keys(shuffled), List.copyOf(found.keySet()));
          assertEquals(shuffled, List.copyOf(found.values()));
          assertAtMost(3 * many / 100);
        });
    List<Note> gone = notes.subList(0, 1_000);
    HTTP.under(
        badDay(3),
        () -> {
          ledger.note().deleteAll(keys(gone));
          assertAtMost(3 * 1_000 / 25);
          assertEquals(Map.of(), ledger.note().findAll(keys(gone)));
          assertEquals(1_000, ledger.note().findAll(keys(notes.subList(0, 2_000))).size());
        });
  }

  @Test
  void aBatchThatNeverProgressesEndsAtItsDeadlineAndListsAllOfItself() {
    List<Note> notes = notes("stuck", 60);
    Options patient =
        QUICK.toBuilder()
            .batchAttempts(Integer.MAX_VALUE)
            .batchDeadline(Duration.ofMillis(300))
            .build();
    LedgerTable stuck = LedgerTable.of(client, table, patient);
    HTTP.under(
        FaultPlan.always(Fault.unprocessed(1)),
        () -> {
          long start = System.nanoTime();
          assertLeft(notes, () -> stuck.note().putAll(notes));
          Duration took = Duration.ofNanos(System.nanoTime() - start);
          assertTrue(took.compareTo(Duration.ofMillis(300)) >= 0, "gave up after " + took);
          assertTrue(took.compareTo(Duration.ofSeconds(20)) < 0, "gave up only after " + took);
          assertLeft(keys(notes), () -> stuck.note().findAll(keys(notes)));
          assertLeft(keys(notes), () -> stuck.note().deleteAll(keys(notes)));
        });
    assertEquals(Map.of(), ledger.note().findAll(keys(notes)));
  }

  @Test
  void roundsWithoutProgressAreLimited() {
    List<Note> notes = notes("rounds", 10);
    LedgerTable impatient =
        LedgerTable.of(client, table, QUICK.toBuilder().batchAttempts(4).build());
    HTTP.under(
        FaultPlan.always(Fault.unprocessed(1)),
        () -> {
          assertLeft(notes, () -> impatient.note().putAll(notes));
          assertEquals(4, HTTP.operations().size());
        });
  }

  private static void assertLeft(List<?> expected, Executable batch) {
    List<?> left = assertThrows(IncompleteBatchException.class, batch).remaining();
    assertEquals(expected.size(), left.size());
    assertEquals(new HashSet<>(expected), new HashSet<>(left));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 9, 14})
  void aCrashInTheMiddleListsExactlyWhatWasNotWritten(int call) {
    List<Note> notes = notes("crash" + call + "-", 250);
    Set<Note> left = new HashSet<>();
    FaultPlan plan = badDay(call).crashBefore(call);
    HTTP.under(
        plan,
        () -> {
          IncompleteBatchException failure =
              assertThrows(IncompleteBatchException.class, () -> ledger.note().putAll(notes));
          assertInstanceOf(SdkClientException.class, failure.getCause());
          failure.remaining().forEach(note -> left.add((Note) note));
          assertEquals(left.size(), failure.remaining().size());
        });
    Set<Note> written = Set.copyOf(ledger.note().findAll(keys(notes)).values());
    assertEquals(without(notes, left), written, plan::toString);
    ledger.note().putAll(List.copyOf(left));
    assertEquals(250, ledger.note().findAll(keys(notes)).size());
  }

  private static Set<Note> without(List<Note> notes, Set<Note> left) {
    return notes.stream().filter(note -> !left.contains(note)).collect(Collectors.toSet());
  }

  @Test
  void aCrashAfterAChunkWasAppliedKeepsItAmongWhatIsLeft() {
    List<Note> notes = notes("unheard", 75);
    HTTP.under(
        FaultPlan.script().crashAfter(2),
        () -> assertLeft(notes.subList(25, 75), () -> ledger.note().putAll(notes)));
    assertEquals(50, ledger.note().findAll(keys(notes)).size());
  }

  @Test
  void aCrashBeforeAnythingWasWrittenIsTheClientsOwnFailure() {
    HTTP.under(
        FaultPlan.script().crashBefore(1),
        () ->
            assertThrows(SdkClientException.class, () -> ledger.note().putAll(notes("never", 30))));
  }
}
