package io.partita.it.projections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.projections.Ledger.Entry;
import io.partita.it.projections.Ledger.Remark;
import io.partita.runtime.InvalidCursorException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Indexes that carry parts of items that have no type attribute. */
@DynamoDbTest
class UntypedProjectionTest {

  private static LedgerTable ledger;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    ledger = LedgerTable.of(client, name);
    ledger.createTableIfMissing();
    for (int i = 0; i < 6; i++) {
      ledger.entry().create(new Entry("acme", i, 100 - i, 10L * i, null));
      ledger.remark().create(new Remark("acme", "r" + i, 100 - i, "fine"));
    }
    new RawItems(client, name)
        .put(
            Map.of(
                "account", RawItems.text("acme"),
                "SK", RawItems.text("FOREIGN#1"),
                "at", RawItems.number(97)));
  }

  @Test
  void keysOfOtherShapesAreLeftOut() {
    List<Integer> newest =
        ledger.entry().newest("acme").consistent().reverse().list().stream()
            .map(EntryKey::entryId)
            .toList();
    assertEquals(List.of(0, 1, 2, 3, 4, 5), newest);
    assertEquals(6, ledger.entry().newest("acme").count());
    assertEquals(2, ledger.entry().newest("acme").atBetween(97, 98).count());
    assertEquals(6, ledger.remark().newest("acme").hydrate().list().size());
  }

  @Test
  void pagesCountOnlyTheEntity() {
    String cursor = ledger.entry().newest("acme").pageSize(2).page().cursor().orElseThrow();
    assertEquals(
        List.of(EntryKey.of("acme", 3), EntryKey.of("acme", 2)),
        ledger.entry().newest("acme").pageSize(2).page(cursor).items());
    assertThrows(InvalidCursorException.class, () -> ledger.remark().newest("acme").page(cursor));
  }

  @Test
  void includedAttributesAreReadWithoutAType() {
    List<EntryByEntryItem> items = ledger.entry().byEntry(4).list();
    assertEquals(List.of(40L), items.stream().map(EntryByEntryItem::amount).toList());
    assertEquals(EntryKey.of("acme", 4), items.get(0).key());
    assertEquals(
        List.of(new Entry("acme", 4, 96, 40, null)), ledger.entry().byEntry(4).hydrate().list());
  }

  @Test
  void expiryIsCarriedWithoutAType() {
    ledger.entry().create(new Entry("late", 9, 1, 1, Instant.now().plusSeconds(1000)));
    assertEquals(1, ledger.entry().byEntry(9).count());
    // DynamoDB Local leaves alone what expired more than five years ago.
    Instant past = Instant.ofEpochSecond(1_000_000_000L);
    ledger.entry().update("late", 9).until(past).execute();
    assertEquals(0, ledger.entry().byEntry(9).count());
    assertEquals(1, ledger.entry().newest("late").count());
    assertEquals(List.of(), ledger.entry().newest("late").hydrate().list());
  }
}
