package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.faults.Ledger.Parcel;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Threads that change the components of one item's index keys under conflicts and lost responses:
 * whoever wins, the keys tell the truth about the record.
 */
@DynamoDbTest
class FaultyConcurrencyTest {

  private static final int THREADS = 6;
  private static final int UPDATES = 12;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static DynamoDbClient client;
  private static LedgerTable ledger;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    ledger =
        LedgerTable.of(
            client,
            name,
            Options.builder()
                .backoff(Duration.ofMillis(2), Duration.ofMillis(50))
                .writeAttempts(1_000)
                .build());
    ledger.createTableIfMissing();
    raw = new RawItems(plain, name);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.2, Fault.CONFLICT)
        .with(0.05, Fault.DROP_AFTER)
        .with(0.05, Fault.ERROR_AFTER)
        .with(0.05, Fault.THROTTLED)
        .with(0.1, Fault.delayed(Duration.ofMillis(2)));
  }

  @ParameterizedTest
  @ValueSource(longs = {41, 42})
  void indexKeysStayThoseOfTheRecord(long seed) {
    String id = "keys" + seed;
    ledger.parcel().create(new Parcel(id, "r", "s", "f", "l", 0));
    HTTP.under(
        badDay(seed),
        () -> {
          Threads.run(THREADS, thread -> update(id, thread));
          Parcel stored = ledger.parcel().get(id);
          assertEquals(ParcelMapper.INSTANCE.toItem(stored), raw.get("PARCEL#" + id, "PARCEL"));
          // Nobody else writes these two, so that the last word about them stands.
          assertEquals("0-" + (UPDATES - 1), stored.region());
          assertEquals("1-" + (UPDATES - 1), stored.status());
        });
  }

  private static void update(String id, int thread) {
    for (int i = 0; i < UPDATES; i++) {
      String value = thread + "-" + i;
      ParcelUpdate update = ledger.parcel().update(id);
      switch (thread) {
        case 0 -> update.region(value).execute();
        case 1 -> update.status(value).execute();
        case 2 -> update.shelf(value).execute();
        case 3 -> update.label(value).execute();
        default -> update.shelf(value).label(value).execute();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {51})
  void additionsThatMustHappenOnceDo(long seed) {
    String id = "once" + seed;
    ledger.parcel().create(new Parcel(id, "r", "s", "f", "l", 0));
    HTTP.under(
        badDay(seed),
        () -> {
          Threads.run(THREADS, thread -> scan(id, thread));
          Parcel stored = ledger.parcel().get(id);
          assertEquals(THREADS * UPDATES, stored.scans());
          assertEquals(ParcelMapper.INSTANCE.toItem(stored), raw.get("PARCEL#" + id, "PARCEL"));
        });
  }

  private static void scan(String id, int thread) {
    for (int i = 0; i < UPDATES; i++) {
      String shelf = thread + "-" + i;
      ledger.parcel().update(id).shelf(shelf).addToScans(1).exactlyOnce().execute();
    }
  }
}
