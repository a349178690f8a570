package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.TicketSchema.BY_POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.PLAIN;
import static io.partita.runtime.generated.operation.Tickets.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.OperationListener;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.UsedCapacity;
import io.partita.runtime.UsedCapacity.Units;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.BatchWrites;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

class ReportingDriverTest {

  private static final PutItemResponse STORED = PutItemResponse.builder().build();
  private static final Ticket TICKET = Ticket.of("1", "Broken", null, 3);

  private final ScriptedClient client = new ScriptedClient();
  private final FakeTable table = new FakeTable();
  private final List<OperationReport> reports = new ArrayList<>();
  private final Options told = Tickets.OPTIONS.toBuilder().listener(reports::add).build();

  private EntityOperations<Ticket, TicketKey> tickets(EntityType<Ticket, TicketKey> type) {
    return Tickets.operations(client, type, told);
  }

  private EntityOperations<Song, Song.Key> songs() {
    return new EntityOperations<>(TableContext.of(table, FakeTable.NAME, told), Song.TYPED);
  }

  private OperationReport only() {
    assertEquals(1, reports.size());
    return reports.get(0);
  }

  @Test
  void anOperationIsReportedByItsNamesAndNumbers() {
    client.then(STORED);

    tickets(PLAIN).create(TICKET);

    assertEquals(
        new OperationReport(
            "tickets",
            "Ticket",
            "create",
            Optional.empty(),
            1,
            0,
            1,
            0,
            List.of(),
            Optional.empty(),
            only().duration(),
            Optional.empty()),
        only());
    assertTrue(only().isSuccess());
    assertTrue(only().duration().compareTo(Duration.ZERO) > 0);
  }

  @Test
  void itemsAreWhatWasThere() {
    client.thenFind(stored("points", 3)).thenFind(Map.of()).thenFind(Map.of());

    tickets(PLAIN).find(TicketKey.of("1"));
    tickets(PLAIN).find(TicketKey.of("1"));
    tickets(PLAIN).exists(TicketKey.of("1"));

    assertEquals(List.of(1L, 0L, 0L), reports.stream().map(OperationReport::items).toList());
    assertEquals(
        List.of("find", "find", "exists"),
        reports.stream().map(OperationReport::operation).toList());
  }

  @Test
  void aFailureIsReportedByItsClass() {
    client.thenFind(Map.of());

    assertThrows(ItemNotFoundException.class, () -> tickets(PLAIN).get(TicketKey.of("1")));

    assertEquals("get", only().operation());
    assertEquals(Optional.of(ItemNotFoundException.class), only().failure());
    assertEquals(0, only().items());
    assertFalse(only().isSuccess());
  }

  @Test
  void whatIsRefusedBeforeSendingIsReportedWithoutRequests() {
    EntityOperations<Song, Song.Key> inflated =
        new EntityOperations<>(TableContext.of(table, FakeTable.NAME, told), Inflated.TYPE);

    assertThrows(ItemTooLargeException.class, () -> inflated.putAll(Song.range(0, 1)));

    assertEquals(Optional.of(ItemTooLargeException.class), only().failure());
    assertEquals(0, only().requests());
  }

  @Test
  void theSdksAttemptsAtAFailedRequestAreRetries() {
    client.thenReject(stored("points", 4), 3);

    assertThrows(OutcomeUnknownException.class, () -> tickets(PLAIN).create(TICKET));

    assertEquals(1, only().requests());
    assertEquals(2, only().retries());
  }

  @Test
  void aConflictIsARetry() {
    client.thenFail(TransactionConflictException.builder().build()).then(STORED);

    tickets(PLAIN).create(TICKET);

    assertEquals(2, only().requests());
    assertEquals(1, only().retries());
  }

  @Test
  void anUpdateThatReadsFirstIsNoRetryButOneThatIsOvertakenIs() {
    client
        .thenFind(stored("status", "open", "points", 7))
        .thenReject(stored("status", "open", "points", 8))
        .thenUpdate(Map.of());

    new TicketUpdate(tickets(BY_POINTS), "1").setting(TicketSchema.STATUS, "closed").execute();

    assertEquals("update", only().operation());
    assertEquals(3, only().requests());
    assertEquals(1, only().retries());
    assertEquals(1, only().items());
  }

  @Test
  void aBatchIsOneOperationAndItsUnprocessedPartsAreRetries() {
    table.store(Song.range(0, 150));
    table.processed.addAll(List.of(100, 20));

    songs().findAll(Song.range(0, 160).stream().map(Song::key).toList());

    assertEquals("findAll", only().operation());
    assertEquals(3, only().requests());
    assertEquals(1, only().retries());
    assertEquals(150, only().items());
  }

  @Test
  void batchesOfWritesCountWhatTheyWrote() {
    songs().putAll(Song.range(0, 30));
    songs().deleteAll(Song.range(0, 5).stream().map(Song::key).toList());

    assertEquals(
        List.of("putAll", "deleteAll"), reports.stream().map(OperationReport::operation).toList());
    assertEquals(List.of(30L, 5L), reports.stream().map(OperationReport::items).toList());
    assertEquals(List.of(2, 1), reports.stream().map(OperationReport::requests).toList());
  }

  @Test
  void aBatchThatIsGivenUpIsAFailure() {
    Options once = told.toBuilder().batchAttempts(1).build();
    table.processed.add(0);

    assertThrows(
        IncompleteBatchException.class,
        () ->
            new BatchWrites<>(TableContext.of(table, FakeTable.NAME, once), Song.TYPED)
                .putAll(Song.range(0, 3)));

    assertEquals(Optional.of(IncompleteBatchException.class), only().failure());
  }

  @Test
  void theSegmentsOfAScanAreOneOperation() {
    table.store(Song.range(0, 30));
    table.responseItems = 4;

    songs().scan().segments(3).list();

    assertEquals("scan", only().operation());
    assertEquals(30, only().items());
    assertEquals(9, only().requests());
    assertEquals(9, only().pages());
  }

  @Test
  void aStreamIsReportedAsItIsRead() {
    table.store(Song.range(0, 10));
    var songs = songs().scan().pageSize(4).stream().iterator();
    assertEquals(List.of(), reports);

    songs.next();
    assertEquals(4, only().items());

    songs.forEachRemaining(song -> {});
    assertEquals(List.of(4L, 4L, 2L), reports.stream().map(OperationReport::items).toList());
  }

  @Test
  void aCountIsItsResult() {
    table.store(Song.range(0, 10));

    songs().scan().count();

    assertEquals(10, only().items());
  }

  private EntityOperations<Ticket, TicketKey> metered(EntityType<Ticket, TicketKey> type) {
    return Tickets.operations(client, type, told.toBuilder().reportConsumedCapacity(true).build());
  }

  @Test
  void consumedCapacityIsAskedForAndSummedUp() {
    client
        .then(
            GetItemResponse.builder()
                .item(stored("status", "open", "points", 7))
                .consumedCapacity(consumed(1.5).table(units(1.5)).build())
                .build())
        .then(
            UpdateItemResponse.builder()
                .consumedCapacity(
                    consumed(6.0)
                        .table(units(2.0))
                        .globalSecondaryIndexes(Map.of("GSI2", units(3.0)))
                        .localSecondaryIndexes(Map.of("LSI1", units(1.0)))
                        .build())
                .build());

    new TicketUpdate(metered(BY_POINTS), "1").setting(TicketSchema.STATUS, "closed").execute();

    assertEquals(
        Optional.of(
            new UsedCapacity(
                new Units(1.5, 6),
                new Units(1.5, 2),
                Map.of("GSI2", new Units(0, 3), "LSI1", new Units(0, 1)))),
        only().capacity());
    assertEquals(
        ReturnConsumedCapacity.INDEXES,
        client.request(0, GetItemRequest.class).returnConsumedCapacity());
    assertEquals(
        ReturnConsumedCapacity.INDEXES,
        client.request(1, UpdateItemRequest.class).returnConsumedCapacity());
  }

  @Test
  void aTransactionTellsReadsAndWritesItself() {
    client.then(
        TransactWriteItemsResponse.builder()
            .consumedCapacity(consumed(3.0).readCapacityUnits(1.0).writeCapacityUnits(2.0).build())
            .build());

    new TicketUpdate(metered(PLAIN), "1").adding(TicketSchema.POINTS, 1).exactlyOnce().execute();

    assertEquals(new Units(1, 2), only().capacity().orElseThrow().total());
  }

  @Test
  void aFailedRequestTellsNoCapacity() {
    client.thenReject(stored("points", 4));

    assertThrows(ItemAlreadyExistsException.class, () -> metered(PLAIN).create(TICKET));

    assertEquals(
        Optional.of(new UsedCapacity(Units.NONE, Units.NONE, Map.of())), only().capacity());
  }

  private static ConsumedCapacity.Builder consumed(double units) {
    return ConsumedCapacity.builder().tableName("tickets").capacityUnits(units);
  }

  private static Capacity units(double units) {
    return Capacity.builder().capacityUnits(units).build();
  }

  @Test
  void withoutAListenerRequestsAreSentAsTheyAre() {
    client.then(STORED);

    Tickets.operations(client, PLAIN).create(TICKET);

    PutItemRequest request = client.request(0, PutItemRequest.class);
    assertEquals(Optional.empty(), request.overrideConfiguration());
    assertEquals(null, request.returnConsumedCapacity());
  }

  @Test
  void anExplanationIsNotReportedButShowsWhatIsAskedFor() {
    TableContext context =
        TableContext.of(client, "tickets", told.toBuilder().reportConsumedCapacity(true).build());

    Explanation explanation =
        ExplainDriver.explain(
            context, explained -> new EntityOperations<>(explained, PLAIN).create(TICKET));

    assertEquals(List.of(), reports);
    PutItemRequest request = (PutItemRequest) explanation.requests().get(0).request();
    assertEquals(ReturnConsumedCapacity.INDEXES, request.returnConsumedCapacity());
  }

  @Test
  void aListenerThatFailsIsLoggedAndChangesNothing() {
    IllegalStateException mistake = new IllegalStateException("listener");
    Options failing =
        told.toBuilder()
            .listener(
                report -> {
                  throw mistake;
                })
            .build();
    client.then(STORED).thenReject(stored("points", 4));
    EntityOperations<Ticket, TicketKey> tickets = Tickets.operations(client, PLAIN, failing);

    List<LogRecord> logged =
        logged(
            () -> {
              tickets.create(TICKET);
              assertThrows(ItemAlreadyExistsException.class, () -> tickets.create(TICKET));
            });

    assertEquals(2, logged.size());
    assertSame(mistake, logged.get(0).getThrown());
  }

  private static List<LogRecord> logged(Runnable code) {
    List<LogRecord> records = new ArrayList<>();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord logged) {
            records.add(logged);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger logger = Logger.getLogger(OperationListener.class.getName());
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
    try {
      code.run();
    } finally {
      logger.removeHandler(handler);
      logger.setUseParentHandlers(true);
    }
    return records;
  }
}
