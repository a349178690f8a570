package io.partita.it.faults;

import static io.partita.it.faults.FaultyHttpClient.Fault.DROP_AFTER;
import static io.partita.it.faults.FaultyHttpClient.Fault.DROP_BEFORE;
import static io.partita.it.faults.FaultyHttpClient.Fault.NONE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.FaultyHttpClient.Fault;
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
import org.junit.jupiter.params.provider.EnumSource;
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
    client =
        DynamoDbClient.builder()
            .httpClient(HTTP)
            .endpointOverride(plain.serviceClientConfiguration().endpointOverride().orElseThrow())
            .region(plain.serviceClientConfiguration().region())
            .credentialsProvider(plain.serviceClientConfiguration().credentialsProvider())
            .build();
    ledger = LedgerTable.of(client, name);
    ledger.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
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
  @EnumSource(Fault.class)
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
  @EnumSource(Fault.class)
  void updateSucceedsOnce(Fault fault) {
    ledger.entry().create(new Entry("update" + fault, 5, "first", 0));
    HTTP.script(fault);
    Entry updated =
        ledger.entry().update("update" + fault).version(1).text("second").executeAndGet();
    assertEquals(new Entry("update" + fault, 5, "second", 2), updated);
    assertEquals(updated, ledger.entry().get("update" + fault));
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void deleteSucceedsOnceAndFailsWhenNothingWasThere(Fault fault) {
    ledger.note().create(new Note("delete" + fault, "text"));
    HTTP.script(fault);
    ledger.note().delete("delete" + fault);
    HTTP.script();
    assertTrue(ledger.note().find("delete" + fault).isEmpty());
    assertThrows(ItemNotFoundException.class, () -> ledger.note().delete("delete" + fault));
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
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
