package io.partita.it.backfill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.BackfillIncompleteException;
import io.partita.runtime.BackfillProgress;
import io.partita.runtime.BackfillReport;
import io.partita.runtime.InvalidCursorException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of a former version, without or with other index keys, get those of the present one. */
@DynamoDbTest
class BackfillTest {

  private static final String UPDATED = "2024-01-15T10:30:00Z";

  private final DynamoDbClient client;
  private final String table;
  private final TrackerTable tracker;

  BackfillTest(DynamoDbClient client, @TableName String table) {
    this.client = client;
    this.table = table;
    this.tracker = TrackerTable.of(client, table);
  }

  @BeforeEach
  void emptyTable() {
    tracker.createTableIfMissing();
    raw()
        .forEach(
            item ->
                client.deleteItem(
                    delete ->
                        delete
                            .tableName(table)
                            .key(Map.of("PK", item.get("PK"), "SK", item.get("SK")))));
  }

  private List<Map<String, AttributeValue>> raw() {
    return client.scanPaginator(scan -> scan.tableName(table)).items().stream().toList();
  }

  /** A ticket as a former version wrote it, with more attributes. */
  private Map<String, AttributeValue> former(String id, Map<String, String> more) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", AttributeValue.fromS("TICKET#" + id));
    item.put("SK", AttributeValue.fromS("INFO"));
    item.put("Type", AttributeValue.fromS("Ticket"));
    item.put("ticketId", AttributeValue.fromS(id));
    item.put("version", AttributeValue.fromN("7"));
    item.put("updatedAt", AttributeValue.fromS(UPDATED));
    item.put("legacy", AttributeValue.fromBool(true));
    more.forEach((name, value) -> item.put(name, AttributeValue.fromS(value)));
    client.putItem(put -> put.tableName(table).item(item));
    return item;
  }

  private Map<String, AttributeValue> stored(String id) {
    return client
        .getItem(
            get ->
                get.tableName(table)
                    .consistentRead(true)
                    .key(
                        Map.of(
                            "PK",
                            AttributeValue.fromS("TICKET#" + id),
                            "SK",
                            AttributeValue.fromS("INFO"))))
        .item();
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, Map<String, String> more) {
    Map<String, AttributeValue> all = new HashMap<>(item);
    more.forEach((name, value) -> all.put(name, AttributeValue.fromS(value)));
    return all;
  }

  @Test
  void missingKeysAreAddedAndNothingElseChanges() {
    Map<String, AttributeValue> item = former("1", Map.of("project", "p", "assignee", "ada"));
    Map<String, AttributeValue> unassigned = former("2", Map.of("project", "p"));
    tracker.comment().create(new Comment("1", "c1", "first"));
    BackfillReport<TicketKey> report = tracker.ticket().backfill().run();
    assertEquals(
        new BackfillReport<TicketKey>(2, 2, Map.of("GSI1", 2L, "GSI2", 1L), List.of(), 0), report);
    assertEquals(
        with(
            item,
            Map.of(
                "GSI1PK", "PROJECT#p",
                "GSI1SK", "TICKET#1",
                "GSI2PK", "ASSIGNEE#ada",
                "GSI2SK", "TICKET#p#1")),
        stored("1"));
    assertEquals(
        with(unassigned, Map.of("GSI1PK", "PROJECT#p", "GSI1SK", "TICKET#2")), stored("2"));
    assertEquals(2, tracker.ticket().byProject("p").count());
    assertEquals(0, tracker.ticket().backfill().run().changed());
  }

  @Test
  void wrongKeysAreCorrectedAndThoseOfAFormerTemplateRemoved() {
    Map<String, AttributeValue> item = former("3", Map.of("project", "p"));
    former(
        "3",
        Map.of(
            "project", "p",
            "GSI1PK", "P#p",
            "GSI1SK", "TICKET#3",
            "GSI2PK", "WORKER#gone",
            "GSI2SK", "TICKET#p#3"));
    assertEquals(1, tracker.ticket().backfill().run().changed());
    assertEquals(with(item, Map.of("GSI1PK", "PROJECT#p", "GSI1SK", "TICKET#3")), stored("3"));
  }

  @Test
  void aKeyThatHoldsWhatNoAttributeDoesStaysUnlessAttributesAloneCount() {
    Map<String, AttributeValue> item = former("7", Map.of("project", "p"));
    Map<String, String> keys =
        Map.of(
            "GSI1PK", "PROJECT#p",
            "GSI1SK", "TICKET#7",
            "GSI2PK", "ASSIGNEE#ada",
            "GSI2SK", "TICKET#p#7");
    Map<String, String> stored = new HashMap<>(keys);
    stored.put("project", "p");
    former("7", stored);
    assertEquals("ada", tracker.ticket().get("7").assignee());
    assertEquals(0, tracker.ticket().backfill().run().changed());
    assertEquals(with(item, keys), stored("7"));
    BackfillReport<TicketKey> report = tracker.ticket().backfill().attributesOnly().run();
    assertEquals(Map.of("GSI2", 1L), report.changedByIndex());
    assertEquals(with(item, Map.of("GSI1PK", "PROJECT#p", "GSI1SK", "TICKET#7")), stored("7"));
  }

  @Test
  void aDryRunReportsAndChangesNothing() {
    Map<String, AttributeValue> item = former("4", Map.of("project", "p", "assignee", "ada"));
    assertEquals(
        new BackfillReport<TicketKey>(1, 1, Map.of("GSI1", 1L, "GSI2", 1L), List.of(), 0),
        tracker.ticket().backfill().dryRun().run());
    assertEquals(item, stored("4"));
  }

  @Test
  void whatCannotBeReadIsReportedAndLeftAlone() {
    Map<String, AttributeValue> broken = former("5", Map.of("project", ""));
    former("6", Map.of("project", "p"));
    BackfillReport<TicketKey> report = tracker.ticket().backfill().run();
    assertEquals(List.of(TicketKey.of("5")), report.unreadable());
    assertEquals(1, report.changed());
    assertEquals(broken, stored("5"));
    assertFalse(report.toString().contains("TICKET"));
  }

  @Test
  void progressTellsRateRemainingAndWhereToGoOn() {
    for (int i = 0; i < 10; i++) {
      former("t" + i, Map.of("project", "p"));
    }
    tracker.comment().create(new Comment("t1", "c1", "first"));
    List<BackfillProgress> told = new ArrayList<>();
    tracker.ticket().backfill().segments(3).onProgress(told::add).run();
    BackfillProgress last = told.get(told.size() - 1);
    assertEquals(11, last.scanned().done());
    assertEquals(10, last.changed());
    assertEquals(0, last.remaining().orElseThrow());
    assertTrue(last.itemsPerSecond() > 0);
    assertEquals("1.1.1", last.token());
    assertEquals(0, tracker.ticket().backfill().resume(last.token()).run().found());
  }

  @Test
  void aFailedRunGoesOnWhereItEnded() {
    for (int i = 0; i < 30; i++) {
      former("r" + i, Map.of("project", "p"));
    }
    List<BackfillProgress> told = new ArrayList<>();
    BackfillIncompleteException incomplete =
        assertThrows(
            BackfillIncompleteException.class,
            () ->
                tracker
                    .ticket()
                    .backfill()
                    .segments(2)
                    .onProgress(
                        progress -> {
                          told.add(progress);
                          if (told.size() == 1) {
                            throw SdkClientException.create("lost");
                          }
                        })
                    .run());
    assertEquals("lost", incomplete.getCause().getMessage());
    assertThrows(
        IllegalStateException.class,
        () -> tracker.ticket().backfill().segments(5).resume(incomplete.token()).run());
    tracker.ticket().backfill().resume(incomplete.token()).run();
    assertEquals(30, tracker.ticket().byProject("p").count());
    assertEquals(0, tracker.ticket().backfill().dryRun().run().changed());
  }

  @Test
  void tokensOfOthersAreRefused() {
    assertThrows(
        InvalidCursorException.class, () -> tracker.ticket().backfill().resume("nonsense"));
    assertThrows(InvalidCursorException.class, () -> tracker.ticket().backfill().resume("0.x"));
  }
}
