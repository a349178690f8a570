package io.partita.it.faults;

import static io.partita.it.faults.Fault.CONFLICT;
import static io.partita.it.faults.Fault.DROP_AFTER;
import static io.partita.it.faults.Fault.DROP_BEFORE;
import static io.partita.it.faults.Fault.ERROR_AFTER;
import static io.partita.it.faults.Fault.ERROR_BEFORE;
import static io.partita.it.faults.Fault.NONE;
import static io.partita.it.faults.Fault.THROTTLED;
import static io.partita.it.faults.Fault.THROUGHPUT_EXCEEDED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Ledger.Entry;
import io.partita.it.faults.Ledger.Note;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A response that is lost after the request was applied: the SDK sends it again, and the caller
 * must still hear the truth.
 */
@DynamoDbTest
class LostResponseTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static LedgerTable ledger;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    ledger = LedgerTable.of(client, name);
    ledger.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  static List<Fault> faults() {
    return List.of(
        NONE,
        DROP_BEFORE,
        DROP_AFTER,
        ERROR_BEFORE,
        ERROR_AFTER,
        THROTTLED,
        THROUGHPUT_EXCEEDED,
        CONFLICT);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void createSucceedsOnce(Fault fault) {
    HTTP.script(fault);
    Entry created = ledger.entry().create(new Entry("create" + fault, 5, "first", 0));
    HTTP.script();
    assertEquals(created, ledger.entry().get("create" + fault));
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> ledger.entry().create(new Entry("create" + fault, 5, "first", 0)));
    HTTP.script(DROP_BEFORE);
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> ledger.entry().create(new Entry("create" + fault, 6, "second", 0)));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void replaceSucceedsOnceAndStaleOnesStillFail(Fault fault) {
    Entry first = ledger.entry().create(new Entry("replace" + fault, 5, "first", 0));
    HTTP.script(fault);
    Entry second =
        ledger.entry().replace(new Entry("replace" + fault, 6, "second", first.version()));
    assertEquals(2, second.version());
    assertEquals(second, ledger.entry().get("replace" + fault));
    HTTP.script(fault);
    assertThrows(
        VersionConflictException.class,
        () -> ledger.entry().replace(new Entry("replace" + fault, 7, "third", first.version())));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void updateSucceedsOnce(Fault fault) {
    ledger.entry().create(new Entry("update" + fault, 5, "first", 0));
    HTTP.script(fault);
    Entry updated =
        ledger.entry().update("update" + fault).version(1).text("second").executeAndGet();
    assertEquals(new Entry("update" + fault, 5, "second", 2), updated);
    assertEquals(updated, ledger.entry().get("update" + fault));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void deleteSucceedsOnceAndFailsWhenNothingWasThere(Fault fault) {
    ledger.note().create(new Note("delete" + fault, "text"));
    HTTP.script(fault);
    ledger.note().delete("delete" + fault);
    HTTP.script();
    assertTrue(ledger.note().find("delete" + fault).isEmpty());
    assertThrows(ItemNotFoundException.class, () -> ledger.note().delete("delete" + fault));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void exactlyOnceAddsOnce(Fault fault) {
    ledger.entry().create(new Entry("once" + fault, 5, "first", 0));
    HTTP.script(fault);
    ledger.entry().update("once" + fault).addToAmount(1).exactlyOnce().execute();
    HTTP.script();
    assertEquals(6, ledger.entry().get("once" + fault).amount());
  }

  @Test
  void theFaultsReallyHappen() {
    ledger.note().create(new Note("faults", "text"));
    HTTP.script(DROP_AFTER, DROP_BEFORE, NONE);
    ledger.note().put(new Note("faults", "other"));
    assertEquals(List.of("UpdateItem", "UpdateItem", "UpdateItem"), HTTP.operations());
  }
}
