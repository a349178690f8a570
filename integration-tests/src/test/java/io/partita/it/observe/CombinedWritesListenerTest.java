package io.partita.it.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.counts.Directory.Memo;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.it.counts.DirectoryTable;
import io.partita.it.counts.PersonKey;
import io.partita.it.counts.SeatKey;
import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a listener hears of transactions, cascades and counting: one report for each call. */
@DynamoDbTest
class CombinedWritesListenerTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final List<OperationReport> REPORTS = new CopyOnWriteArrayList<>();

  private static DynamoDbClient client;
  private static DirectoryTable directory;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    Options options =
        Options.builder()
            .listener(REPORTS::add)
            .reportConsumedCapacity(true)
            .backoff(Duration.ofMillis(1), Duration.ofMillis(10))
            .indexSettleTime(Duration.ofMillis(5))
            .build();
    directory = DirectoryTable.of(client, name, options);
    directory.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  @BeforeEach
  void forget() {
    HTTP.script();
    REPORTS.clear();
  }

  private static void team(String id) {
    directory.person().create(new Person(id, "Name", id + "@example.org", null));
    directory.team().create(new Team(id, "Team", id, 0, 0));
    REPORTS.clear();
  }

  private static OperationReport only(String entity, String operation) {
    assertEquals(1, REPORTS.size(), () -> "reports " + REPORTS);
    OperationReport report = REPORTS.get(0);
    REPORTS.clear();
    assertEquals(entity, report.entity());
    assertEquals(operation, report.operation());
    assertTrue(report.requests() <= HTTP.operations().size(), "more requests than were sent");
    HTTP.script();
    return report;
  }

  @Test
  void countedWritesAreReportedWithTheirRetries() {
    team("retry");
    HTTP.script(Fault.CONFLICT, Fault.DROP_AFTER);
    directory.seat().create(new Seat("retry", "retry", "member"));
    OperationReport created = only("Seat", "create");
    assertEquals(2, created.retries());
    assertEquals(1, created.items());
    assertTrue(created.capacity().orElseThrow().total().write() > 0, "no capacity");
    HTTP.script(Fault.cancelled("None", "ThrottlingError"));
    directory.seat().delete("retry", "retry");
    assertEquals(1, only("Seat", "delete").retries());
  }

  @Test
  void aTransactionIsOneOperationOverAllEntities() {
    HTTP.script(Fault.CONFLICT);
    directory
        .transact()
        .create(new Person("tx", "Name", "tx@example.org", null))
        .create(new Memo("tx", "text"))
        .execute();
    OperationReport report = only("*", "transact");
    assertEquals(2, report.items());
    assertEquals(1, report.retries());
    assertThrows(
        TransactionFailedException.class,
        () -> directory.transact().create(new Memo("tx", "text")).execute());
    assertEquals(Optional.of(TransactionFailedException.class), only("*", "transact").failure());
    directory.transactionalGet(PersonKey.of("tx"));
    assertEquals(1, only("Person", "transactionalGet").items());
  }

  @Test
  void longWorkIsOneOperation() {
    team("long");
    List<Seat> seats =
        IntStream.range(0, 60).mapToObj(i -> new Seat("long" + i, "long", "member")).toList();
    seats.forEach(
        seat ->
            directory
                .person()
                .create(new Person(seat.personId(), "Name", seat.personId() + "@x.org", null)));
    REPORTS.clear();
    HTTP.script();
    directory.seat().createAll(seats);
    assertEquals(60, only("Seat", "createAll").items());
    directory.seat().deleteAll(seats.subList(0, 10).stream().map(SeatKey::of).toList());
    assertEquals(10, only("Seat", "deleteAll").items());
    directory.team().recount("long");
    only("Team", "recount");
    directory.team().verifyCounts();
    only("Team", "verifyCounts");
    directory.team().deleteCascade("long");
    assertEquals(51, only("Team", "deleteCascade").items());
  }

  @Test
  void aUniqueValueIsFoundInTwoRequests() {
    team("find");
    HTTP.script();
    assertTrue(directory.person().findByEmail("find@example.org").isPresent());
    OperationReport report = only("Person", "findByEmail");
    assertEquals(2, report.requests());
    assertEquals(1, report.items());
  }
}
