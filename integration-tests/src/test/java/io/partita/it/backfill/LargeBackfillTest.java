package io.partita.it.backfill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.BackfillProgress;
import io.partita.runtime.BackfillReport;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Five thousand items of a former version, in four segments, while somebody else writes them. */
@DynamoDbTest
class LargeBackfillTest {

  private static final int ITEMS = 5_000;

  private final DynamoDbClient client;
  private final String table;
  private final TrackerTable tracker;

  LargeBackfillTest(DynamoDbClient client, @TableName String table) {
    this.client = client;
    this.table = table;
    this.tracker = TrackerTable.of(client, table);
    tracker.createTableIfMissing();
  }

  private static Map<String, AttributeValue> former(int i) {
    return Map.of(
        "PK", AttributeValue.fromS("TICKET#" + i),
        "SK", AttributeValue.fromS("INFO"),
        "Type", AttributeValue.fromS("Ticket"),
        "ticketId", AttributeValue.fromS(Integer.toString(i)),
        "project", AttributeValue.fromS("p" + i % 10),
        "assignee", AttributeValue.fromS("old"),
        "version", AttributeValue.fromN("1"),
        "text", AttributeValue.fromS("x".repeat(1_000)));
  }

  private void putFormer() {
    for (int first = 0; first < ITEMS; first += 25) {
      List<WriteRequest> puts =
          IntStream.range(first, first + 25)
              .mapToObj(
                  i ->
                      WriteRequest.builder()
                          .putRequest(PutRequest.builder().item(former(i)).build())
                          .build())
              .toList();
      client.batchWriteItem(batch -> batch.requestItems(Map.of(table, puts)));
    }
  }

  @Test
  void segmentsAndAConcurrentWriterEndWithTheRightKeys() throws Exception {
    putFormer();
    AtomicBoolean isOver = new AtomicBoolean();
    AtomicInteger reassigned = new AtomicInteger();
    Thread writer =
        new Thread(
            () -> {
              while (!isOver.get() && reassigned.get() < ITEMS) {
                int i = reassigned.getAndIncrement() * 7 % ITEMS;
                tracker.ticket().update(Integer.toString(i)).assignee("new").execute();
              }
            });
    writer.start();
    List<BackfillProgress> told = Collections.synchronizedList(new ArrayList<>());
    BackfillReport<TicketKey> report;
    try {
      report = tracker.ticket().backfill().segments(4).onProgress(told::add).run();
    } finally {
      isOver.set(true);
      writer.join();
    }
    assertEquals(ITEMS, report.found());
    assertEquals(List.of(), report.unreadable());
    assertTrue(reassigned.get() > 0);
    assertTrue(told.size() > 4, "several pages of each segment");
    assertEquals(ITEMS, told.get(told.size() - 1).scanned().done());
    assertEquals("1.1.1.1", told.get(told.size() - 1).token());
    assertEquals(0, tracker.ticket().backfill().segments(4).dryRun().run().changed());
    assertEquals(ITEMS / 10, tracker.ticket().byProject("p3").count());
    assertEquals(
        ITEMS,
        tracker.ticket().byAssignee("old").count() + tracker.ticket().byAssignee("new").count());
    // Only the other writer has moved versions.
    long raised = tracker.ticket().scan().stream().filter(ticket -> ticket.version() > 1).count();
    assertEquals(tracker.ticket().byAssignee("new").count(), raised);
  }
}
