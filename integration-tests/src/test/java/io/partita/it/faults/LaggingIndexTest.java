package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Ledger.Note;
import io.partita.it.faults.Ledger.Parcel;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The lagging index of the other tests: late by exactly what it was told, and right in between. */
@DynamoDbTest
class LaggingIndexTest {

  private static final Duration NEVER = Duration.ofHours(1);
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static DynamoDbClient plain;
  private static DynamoDbClient client;
  private static LedgerTable ledger;

  @BeforeAll
  static void createTable(DynamoDbClient shared, @TableName String name) {
    plain = shared;
    client = HTTP.clientLike(shared);
    Options quick = Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(10)).build();
    ledger = LedgerTable.of(client, name, quick);
    ledger.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static Parcel parcel(String region, int number) {
    return new Parcel(region + number, region, "new", "%04d".formatted(number), "label", 0);
  }

  private static List<Parcel> parcels(String region, int count) {
    return IntStream.range(0, count).mapToObj(number -> parcel(region, number)).toList();
  }

  private static List<Parcel> found(String region) {
    return ledger.parcel().byRegionAndStatus(region, "new").list();
  }

  private static void writeSomethingElse(int times) {
    IntStream.range(0, times).forEach(i -> ledger.note().put(new Note("else", "text " + i)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void aCreatedItemIsSeenAfterSoManyFurtherWrites(int writes) {
    String region = "created" + writes;
    HTTP.lagging(
        IndexLag.of(writes, NEVER),
        plain,
        () -> {
          Parcel created = ledger.parcel().create(parcel(region, 1));
          for (int further = 0; further < writes; further++) {
            assertEquals(List.of(), found(region), "after " + further + " further writes");
            assertEquals(created, ledger.parcel().get(created.id()), "the table is not late");
            writeSomethingElse(1);
          }
          assertEquals(List.of(created), found(region));
        });
  }

  @Test
  void aChangedItemIsShownAsItWasAndADeletedOneIsStillThere() {
    HTTP.lagging(
        IndexLag.of(2, NEVER),
        plain,
        () -> {
          Parcel first = ledger.parcel().create(parcel("past", 1));
          writeSomethingElse(2);
          ledger.parcel().update(first.id()).label("changed").execute();
          assertEquals(List.of(first), found("past"));
          writeSomethingElse(2);
          assertEquals(List.of("changed"), found("past").stream().map(Parcel::label).toList());
          ledger.parcel().update(first.id()).status("sent").execute();
          assertEquals(1, found("past").size());
          assertEquals(List.of(), ledger.parcel().byRegionAndStatus("past", "sent").list());
          writeSomethingElse(2);
          assertEquals(List.of(), found("past"));
          ledger.parcel().delete(first.id());
          assertEquals(1, ledger.parcel().byRegionAndStatus("past", "sent").count());
          writeSomethingElse(2);
          assertEquals(0, ledger.parcel().byRegionAndStatus("past", "sent").count());
        });
  }

  @Test
  void timeAloneShowsEverything() {
    HTTP.lagging(
        IndexLag.of(1_000, Duration.ofMillis(800)),
        plain,
        () -> {
          Parcel created = ledger.parcel().create(parcel("time", 1));
          assertEquals(List.of(), found("time"));
          Thread.sleep(810);
          assertEquals(List.of(created), found("time"));
          ledger.parcel().delete(created.id());
          assertEquals(List.of(created), found("time"));
          Thread.sleep(810);
          assertEquals(List.of(), found("time"));
        });
  }

  @Test
  void countsAndPagesAreThoseOfThePast() {
    List<Parcel> old = parcels("pages", 60);
    ledger.parcel().putAll(old);
    HTTP.lagging(
        IndexLag.of(1, NEVER),
        plain,
        () -> {
          ledger.parcel().putAll(List.of(parcel("pages", 60), parcel("pages", 61)));
          ledger.parcel().deleteAll(List.of(ParcelKey.of("pages0"), ParcelKey.of("pages59")));
          // The first batch is seen, the second is not.
          List<Parcel> seen = parcels("pages", 62);
          assertEquals(62, ledger.parcel().byRegionAndStatus("pages", "new").count());
          assertEquals(seen, pageByPage(7));
          writeSomethingElse(1);
          assertEquals(60, ledger.parcel().byRegionAndStatus("pages", "new").count());
          assertEquals(60, pageByPage(13).size());
          assertEquals(60, ledger.parcel().scanGsi1().stream().filter(inPages()).count());
        });
  }

  private static Predicate<Parcel> inPages() {
    return parcel -> parcel.region().equals("pages");
  }

  private static List<Parcel> pageByPage(int size) {
    ParcelByRegionAndStatus query =
        ledger.parcel().byRegionAndStatus("pages", "new").pageSize(size);
    Page<Parcel> page = query.page();
    List<Parcel> found = new ArrayList<>(page.items());
    while (page.cursor().isPresent()) {
      page = query.page(page.cursor().get());
      found.addAll(page.items());
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(longs = {61, 62})
  void otherFaultsHappenBesideTheLag(long seed) {
    String region = "beside" + seed;
    List<Parcel> parcels = parcels(region, 40);
    FaultPlan plan =
        FaultPlan.random(seed)
            .with(0.1, Fault.DROP_AFTER)
            .with(0.1, Fault.ERROR_BEFORE)
            .with(0.1, Fault.CONFLICT)
            .with(0.3, Fault.unprocessed(0.5));
    HTTP.lagging(
        IndexLag.upTo(6, NEVER, seed),
        plain,
        () ->
            HTTP.under(
                plan,
                () -> {
                  boolean late = false;
                  for (Parcel parcel : parcels) {
                    ledger.exactOutcomes().parcel().create(parcel);
                    late |= !found(region).contains(parcel);
                  }
                  assertTrue(late, "never late");
                  writeSomethingElse(6);
                  assertEquals(parcels, found(region));
                  ledger.parcel().deleteAll(parcels.stream().map(ParcelKey::of).toList());
                  writeSomethingElse(6);
                  assertEquals(List.of(), found(region));
                }));
  }

  @Test
  void aFailureNamesTheLagThePlanAndTheirSeeds() {
    AssertionError failure =
        assertThrows(
            AssertionError.class,
            () ->
                HTTP.lagging(
                    IndexLag.upTo(2, NEVER, 77),
                    plain,
                    () -> HTTP.under(FaultPlan.random(78), () -> assertEquals(1, 2))));
    assertTrue(failure.getMessage().contains("seed 77"), failure.getMessage());
    assertTrue(failure.getMessage().contains("seed 78"), failure.getMessage());
  }
}
