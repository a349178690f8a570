package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.counts.Directory.Memo;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.it.counts.DirectoryTable;
import io.partita.it.counts.DirectoryTransaction;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Which cancelled transactions are sent again, how often, and as which. */
@DynamoDbTest
class TransactionRetryTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(10)).build();

  private static DynamoDbClient client;
  private static String table;
  private static DirectoryTable directory;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    table = name;
    directory = with(QUICK);
    directory.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static DirectoryTable with(Options options) {
    return DirectoryTable.of(client, table, options);
  }

  private static DirectoryTransaction twoMemos(DirectoryTable directory, String id) {
    return directory.transact().create(new Memo(id + "1", "a")).create(new Memo(id + "2", "b"));
  }

  private static List<Failure> failures(DirectoryTransaction transaction) {
    return assertThrows(TransactionFailedException.class, transaction::execute).failures();
  }

  @Test
  void conflictsAndThrottlingAreSentAgainAsTheSameTransaction() {
    HTTP.script(
        Fault.cancelled("None", "TransactionConflict"),
        Fault.cancelled("ThrottlingError", "None"),
        Fault.cancelled("ProvisionedThroughputExceeded", "TransactionConflict"),
        Fault.DROP_AFTER);
    twoMemos(directory, "same").execute();
    assertEquals(5, HTTP.tokens().size());
    assertEquals(1, new HashSet<>(HTTP.tokens()).size(), "it was sent as different transactions");
    assertTrue(directory.memo().exists("same1"));
    String first = HTTP.tokens().get(0);
    HTTP.script();
    twoMemos(directory, "next").execute();
    assertTrue(!HTTP.tokens().contains(first), "another transaction was sent as the same");
  }

  @Test
  void nothingElseIsSentAgain() {
    HTTP.script(Fault.cancelled("TransactionConflict", "ConditionalCheckFailed"));
    List<Failure> failures = failures(twoMemos(directory, "else"));
    assertEquals(1, HTTP.operations().size());
    assertTrue(failures.stream().anyMatch(failure -> failure.action() == 1));
    HTTP.script(Fault.cancelled("None", "ItemCollectionSizeLimitExceeded"));
    Failure other = failures(twoMemos(directory, "else")).get(0);
    assertEquals(1, HTTP.operations().size());
    assertEquals(Reason.OTHER, other.reason());
    assertEquals(1, other.action());
    assertEquals("ItemCollectionSizeLimitExceeded", other.code());
    assertTrue(directory.memo().find("else1").isEmpty());
  }

  @Test
  void attemptsAreLimited() {
    DirectoryTable impatient = with(QUICK.toBuilder().transactionAttempts(4).build());
    HTTP.under(
        FaultPlan.always(Fault.CONFLICT),
        () -> {
          Failure failure = failures(twoMemos(impatient, "limit")).get(0);
          assertEquals(Reason.CONFLICT, failure.reason());
          assertEquals(0, failure.action());
          assertEquals("TransactionConflict", failure.code());
          assertEquals(4, HTTP.operations().size());
        });
    HTTP.under(
        FaultPlan.always(Fault.cancelled("None", "ThrottlingError")),
        () -> {
          Failure failure = failures(twoMemos(impatient, "limit")).get(0);
          assertEquals(Reason.THROTTLED, failure.reason());
          assertEquals(1, failure.action());
        });
    assertTrue(directory.memo().find("limit1").isEmpty());
  }

  @Test
  void timeIsLimited() {
    Duration deadline = Duration.ofMillis(200);
    DirectoryTable patient =
        with(
            QUICK.toBuilder()
                .transactionAttempts(Integer.MAX_VALUE)
                .conflictDeadline(deadline)
                .build());
    HTTP.under(
        FaultPlan.always(Fault.CONFLICT),
        () -> {
          long start = System.nanoTime();
          assertEquals(Reason.CONFLICT, failures(twoMemos(patient, "time")).get(0).reason());
          Duration took = Duration.ofNanos(System.nanoTime() - start);
          // It gives up before a pause that would end after the deadline.
          assertTrue(took.compareTo(deadline.dividedBy(4)) >= 0, "gave up after " + took);
          assertTrue(took.compareTo(Duration.ofSeconds(20)) < 0, "gave up only after " + took);
        });
  }

  @Test
  void countedWritesAreSentAgainAsTheSameTransaction() {
    directory.person().create(new Person("p", "Name", "p@example.org", null));
    directory.team().create(new Team("t", "Team", "t", 0, 0));
    HTTP.script(Fault.CONFLICT, Fault.ERROR_AFTER, Fault.CONFLICT);
    directory.seat().create(new Seat("p", "t", "member"));
    assertEquals(1, new HashSet<>(HTTP.tokens()).size());
    assertEquals(4, HTTP.tokens().size());
    assertEquals(1, directory.team().get("t").seatCount());
  }

  @Test
  void anIdempotencyKeyIsTheToken() {
    HTTP.script(Fault.CONFLICT);
    twoMemos(directory, "token").idempotencyKey("mine").execute();
    List<String> tokens = HTTP.tokens();
    assertEquals(2, tokens.size());
    HTTP.script();
    twoMemos(directory, "token").idempotencyKey("mine").execute();
    assertEquals(tokens.subList(0, 1), HTTP.tokens());
    assertEquals(1, new HashSet<>(tokens).size());
  }
}
