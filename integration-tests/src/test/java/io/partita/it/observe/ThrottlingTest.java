package io.partita.it.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.observe.Library.Book;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.Throttling;
import io.partita.runtime.TransactionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** Listeners and messages tell which limit of what was exceeded, as far as DynamoDB does. */
@DynamoDbTest
class ThrottlingTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final List<OperationReport> REPORTS = new ArrayList<>();
  private static final Throttling KEY_RANGE =
      new Throttling(
          "TableWriteKeyRangeThroughputExceeded",
          Optional.of("arn:aws:dynamodb:us-east-1:123456789012:table/ledger"));

  private static DynamoDbClient client;
  private static LibraryTable library;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain, 2);
    library =
        LibraryTable.of(
            client,
            name,
            Options.builder()
                .listener(REPORTS::add)
                .transactionAttempts(2)
                .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
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

  private static Book book(int number) {
    return new Book("isbn" + number, "shelf", number, "A title");
  }

  private static OperationReport only() {
    assertEquals(1, REPORTS.size());
    return REPORTS.get(0);
  }

  @Test
  void theListenerHearsWhatTheLastAttemptMet() {
    HTTP.script(Fault.THROTTLED, Fault.THROUGHPUT_EXCEEDED);

    ProvisionedThroughputExceededException failure =
        assertThrows(
            ProvisionedThroughputExceededException.class, () -> library.book().create(book(1)));

    assertEquals(List.of(KEY_RANGE), only().throttling());
    assertEquals(List.of(KEY_RANGE), Throttling.of(failure));
    assertEquals(1, only().retries());
  }

  @Test
  void attemptsThatCameThroughAreRetriesOnly() {
    HTTP.script(Fault.THROUGHPUT_EXCEEDED);

    library.book().create(book(2));

    assertEquals(List.of(), only().throttling());
    assertEquals(1, only().retries());
  }

  @Test
  void aThrottledTransactionThatIsSentAgainIsHeardOf() {
    HTTP.script(Fault.THROUGHPUT_EXCEEDED, Fault.THROUGHPUT_EXCEEDED);

    library.exactOutcomes().book().create(book(3));

    assertEquals(List.of(KEY_RANGE), only().throttling());
    assertTrue(only().isSuccess());
  }

  @Test
  void whatHasNoReasonIsNamedByItsCode() {
    HTTP.script(Fault.THROTTLED, Fault.THROTTLED);
    assertThrows(RuntimeException.class, () -> library.book().create(book(4)));
    assertEquals(
        List.of(new Throttling("ThrottlingException", Optional.empty())), only().throttling());

    forget();
    HTTP.script(Fault.cancelled("ThrottlingError"), Fault.cancelled("ThrottlingError"));
    assertThrows(
        TransactionFailedException.class, () -> library.exactOutcomes().book().create(book(4)));
    assertEquals(List.of(new Throttling("ThrottlingError", Optional.empty())), only().throttling());
  }

  @Test
  void otherFailuresAreNoThrottling() {
    HTTP.script(Fault.ERROR_BEFORE, Fault.ERROR_BEFORE);

    assertThrows(RuntimeException.class, () -> library.book().find("isbn5"));

    assertEquals(List.of(), only().throttling());
  }

  @Test
  void theMessageOfAnInterruptedBatchNamesIt() {
    List<Book> books = IntStream.range(100, 130).mapToObj(ThrottlingTest::book).toList();
    HTTP.script(Fault.NONE, Fault.THROUGHPUT_EXCEEDED, Fault.THROUGHPUT_EXCEEDED);

    IncompleteBatchException failure =
        assertThrows(IncompleteBatchException.class, () -> library.book().putAll(books));

    assertEquals(5, failure.remaining().size());
    assertEquals(
        "[INCOMPLETE_BATCH] 5 of the batch of Book are left, since one of its requests failed. See"
            + " the cause, then repeat the call with what remains. Throttled by"
            + " TableWriteKeyRangeThroughputExceeded of"
            + " arn:aws:dynamodb:us-east-1:123456789012:table/ledger.",
        failure.getMessage());
    assertEquals(List.of(KEY_RANGE), only().throttling());
  }
}
