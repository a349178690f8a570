package io.partita.it.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.observe.Library.Book;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.UsedCapacity;
import io.partita.runtime.UsedCapacity.Units;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a listener hears of real requests: their number, their retries and their cost. */
@DynamoDbTest
class OperationListenerTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final CountingPublisher METRICS = new CountingPublisher();
  private static final List<OperationReport> REPORTS =
      Collections.synchronizedList(new ArrayList<>());
  private static DynamoDbClient client;
  private static String tableName;
  private static LibraryTable library;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client =
        DynamoDbClient.builder()
            .httpClient(HTTP)
            .endpointOverride(plain.serviceClientConfiguration().endpointOverride().orElseThrow())
            .region(plain.serviceClientConfiguration().region())
            .credentialsProvider(plain.serviceClientConfiguration().credentialsProvider())
            .overrideConfiguration(configuration -> configuration.addMetricPublisher(METRICS))
            .build();
    tableName = name;
    library =
        LibraryTable.of(
            client,
            name,
            Options.builder().listener(REPORTS::add).reportConsumedCapacity(true).build());
    library.createTableIfMissing();
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

  private static Book book(String shelf, int number) {
    return new Book(shelf + number, shelf, number, "Title");
  }

  private static void fill(String shelf, int books) {
    library.book().putAll(IntStream.range(0, books).mapToObj(n -> book(shelf, n)).toList());
    REPORTS.clear();
  }

  private static OperationReport only() {
    assertEquals(1, REPORTS.size());
    return REPORTS.get(0);
  }

  @Test
  void aCreateCostsAWriteOfTheTableAndOfEachIndex() {
    library.book().create(book("created", 1));

    assertEquals(
        new OperationReport(
            tableName,
            "Book",
            "create",
            Optional.empty(),
            1,
            0,
            1,
            0,
            List.of(),
            Optional.of(
                new UsedCapacity(
                    new Units(0, 2), new Units(0, 1), Map.of("GSI1", new Units(0, 1)))),
            only().duration(),
            Optional.empty()),
        only());
  }

  @Test
  void aFailedCreateIsReportedAsOne() {
    library.book().create(book("twice", 1));
    REPORTS.clear();

    assertThrows(ItemAlreadyExistsException.class, () -> library.book().create(book("twice", 1)));

    assertEquals(Optional.of(ItemAlreadyExistsException.class), only().failure());
    assertEquals(1, only().requests());
  }

  @Test
  void aConsistentReadCostsTwiceAnEventualOne() {
    fill("read", 1);

    library.book().find("read0");
    LibraryTable.of(
            client,
            tableName,
            Options.builder()
                .listener(REPORTS::add)
                .reportConsumedCapacity(true)
                .eventuallyConsistentReads(true)
                .build())
        .book()
        .find("read0");

    assertEquals(
        List.of(new Units(1, 0), new Units(0.5, 0)),
        REPORTS.stream().map(report -> report.capacity().orElseThrow().total()).toList());
  }

  @Test
  void aQueryIsReportedByItsAccessPatternAndIndex() {
    fill("pages", 10);

    assertEquals(10, library.book().byShelf("pages").list().size());

    assertEquals("byShelf", only().operation());
    assertEquals(Optional.of("GSI1"), only().index());
    assertEquals(10, only().items());
    assertEquals(1, only().pages());
    assertEquals(new Units(0, 0), only().capacity().orElseThrow().table());
    assertTrue(only().capacity().orElseThrow().indexes().get("GSI1").read() > 0);
  }

  @Test
  void everyPageOfAStreamIsReported() {
    fill("stream", 10);

    library.book().byShelf("stream").pageSize(4).stream().forEach(book -> {});

    assertEquals(List.of(4L, 4L, 2L), REPORTS.stream().map(OperationReport::items).toList());
  }

  @Test
  void aBatchIsOneOperation() {
    library.book().putAll(IntStream.range(0, 30).mapToObj(n -> book("batch", n)).toList());

    assertEquals("putAll", only().operation());
    assertEquals(2, only().requests());
    assertEquals(30, only().items());
    assertEquals(new Units(0, 60), only().capacity().orElseThrow().total());
  }

  @Test
  void anUpdateThatReadsFirstCostsBoth() {
    fill("update", 1);

    library.book().update("update0").number(7).shelf("other").execute();
    library.book().update("update0").number(8).execute();

    assertEquals(List.of(1, 2), REPORTS.stream().map(OperationReport::requests).toList());
    assertEquals(0, REPORTS.get(0).capacity().orElseThrow().total().read());
    assertEquals(1, REPORTS.get(1).capacity().orElseThrow().total().read());
    assertTrue(REPORTS.get(1).capacity().orElseThrow().total().write() > 0);
  }

  @Test
  void aTransactionCostsTwice() {
    fill("once", 1);

    library.book().update("once0").title("Other").exactlyOnce().execute();

    assertEquals(2, only().capacity().orElseThrow().table().write());
  }

  @Test
  void retriesOfTheSdkAreCountedAndItsOwnPublishersStillHear() {
    fill("retried", 1);
    int published = METRICS.count;
    HTTP.script(Fault.DROP_BEFORE, Fault.DROP_AFTER);

    library.book().find("retried0");

    assertEquals(3, HTTP.operations().size());
    assertEquals(1, only().requests());
    assertEquals(2, only().retries());
    assertEquals(published + 1, METRICS.count);
  }

  @Test
  void retriesOfAFailedRequestAreCounted() {
    HTTP.script(Stream.generate(() -> Fault.DROP_BEFORE).limit(20).toArray(Fault[]::new));

    assertThrows(RuntimeException.class, () -> library.book().find("any"));

    assertEquals(HTTP.operations().size() - 1, only().retries());
    assertTrue(only().retries() > 0);
  }

  @Test
  void aLostResponseIsARetryOfASuccess() {
    HTTP.script(Fault.DROP_AFTER);

    library.exactOutcomes().book().create(book("lost", 1));

    assertTrue(only().isSuccess());
    assertEquals(1, only().retries());
  }

  @Test
  void anUnknownOutcomeIsReportedAsOne() {
    HTTP.script(Fault.DROP_AFTER);

    assertThrows(OutcomeUnknownException.class, () -> library.book().create(book("unknown", 1)));

    assertEquals(Optional.of(OutcomeUnknownException.class), only().failure());
    assertEquals(1, only().retries());
  }

  /** What an application may have registered with its client. */
  private static final class CountingPublisher implements MetricPublisher {

    private volatile int count;

    @Override
    public synchronized void publish(MetricCollection metrics) {
      count++;
    }

    @Override
    public void close() {}
  }
}
