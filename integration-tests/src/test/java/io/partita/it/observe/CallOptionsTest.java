package io.partita.it.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultPlan;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.observe.Library.Book;
import io.partita.runtime.CallOptions;
import io.partita.runtime.Explanation;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Some calls of a table have other options than the rest. */
@DynamoDbTest
class CallOptionsTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final List<OperationReport> REPORTS = new ArrayList<>();
  private static final long AFFORDABLE = 1000;

  private static DynamoDbClient client;
  private static String tableName;
  private static LibraryTable library;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    tableName = name;
    library =
        LibraryTable.of(
            client,
            name,
            Options.builder()
                .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
                .listener(REPORTS::add)
                .build());
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

  private static Book book(String isbn) {
    return new Book(isbn, "shelf", 1, "A title");
  }

  private static GetItemRequest find(LibraryTable table) {
    Explanation explanation = table.explain(t -> t.book().find("isbn"));
    return (GetItemRequest) explanation.requests().get(0).request();
  }

  @Test
  void readsAreAsConsistentAsTheCallWants() {
    LibraryTable stale = library.with(o -> o.eventuallyConsistentReads(true));

    assertEquals(false, find(stale).consistentRead());
    assertEquals(true, find(stale.with(o -> o.eventuallyConsistentReads(false))).consistentRead());
    assertEquals(true, find(library).consistentRead());
  }

  @Test
  void whatIsExplainedCanHaveOptionsOfItsOwn() {
    Explanation explanation =
        library.explain(
            t ->
                t.with(o -> o.exactOutcomes(true).reportConsumedCapacity(true))
                    .book()
                    .create(book("never")));

    assertEquals("TransactWriteItems", explanation.requests().get(0).operation());
    assertEquals(
        ReturnConsumedCapacity.INDEXES,
        ((TransactWriteItemsRequest) explanation.requests().get(0).request())
            .returnConsumedCapacity());
    assertTrue(library.book().find("never").isEmpty());
  }

  @Test
  void everythingElseStays() {
    LibraryTable exact = library.exactOutcomes().with(o -> o.writeAttempts(3));

    assertEquals(
        "TransactWriteItems",
        exact.explain(t -> t.book().create(book("exact"))).requests().get(0).operation());
  }

  @Test
  void theListenerOfTheCallTakesThePlaceOfTheOther() {
    List<OperationReport> own = new ArrayList<>();

    library
        .with(o -> o.listener(own::add).reportConsumedCapacity(true))
        .book()
        .create(book("heard"));
    library.with(o -> o.writeAttempts(1)).book().get("heard");

    assertEquals(List.of("create"), own.stream().map(OperationReport::operation).toList());
    assertTrue(own.get(0).capacity().isPresent());
    assertEquals(List.of("get"), REPORTS.stream().map(OperationReport::operation).toList());
    assertTrue(REPORTS.get(0).capacity().isEmpty());
  }

  @Test
  void anImpatientCallIsNotTriedAgain() {
    for (Consumer<CallOptions> impatient :
        List.<Consumer<CallOptions>>of(
            o -> o.deadline(Duration.ZERO),
            o -> o.conflictDeadline(Duration.ZERO),
            o -> o.transactionAttempts(1))) {
      HTTP.under(
          FaultPlan.always(Fault.CONFLICT),
          () -> {
            assertThrows(
                TransactionFailedException.class,
                () -> library.with(impatient).exactOutcomes().book().create(book("conflict")));
            assertEquals(1, HTTP.operations().size());
          });
    }
    HTTP.script(Fault.CONFLICT);
    assertEquals(
        book("conflict"), library.exactOutcomes().book().create(book("conflict")), "sent again");
  }

  @Test
  void aRequestThatTakesLongerThanItMayIsGivenUp() {
    Duration timeout = Duration.ofMillis(50);
    Options options = Options.builder().requestTimeout(timeout).build();
    HTTP.under(
        FaultPlan.always(Fault.SILENT_BEFORE),
        () -> {
          assertThrows(
              ApiCallTimeoutException.class,
              () -> library.with(o -> o.requestTimeout(timeout)).book().find("isbn"));
          assertThrows(
              ApiCallTimeoutException.class,
              () -> LibraryTable.of(client, tableName, options).book().put(book("isbn")));
        });
  }

  @Test
  void aTableHasOneDaoAndAnotherOneAnother() {
    LibraryTable other = library.with(o -> o.writeAttempts(2));

    assertSame(library.book(), library.book());
    assertSame(other.book(), other.book());
    assertNotEquals(library.book(), other.book());
  }

  @Test
  void itCostsLittleEnoughForEveryCall() {
    LibraryTable quiet = LibraryTable.of(client, tableName);
    for (int i = 0; i < 2000; i++) {
      quiet.with(o -> o.eventuallyConsistentReads(true)).book();
    }

    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 20; round++) {
      long before = threads.getThreadAllocatedBytes(thread);
      for (int i = 0; i < 100; i++) {
        quiet.with(o -> o.eventuallyConsistentReads(true)).book();
      }
      least = Math.min(least, (threads.getThreadAllocatedBytes(thread) - before) / 100);
    }

    assertTrue(least < AFFORDABLE, "with(...) allocates " + least + " bytes");
  }
}
