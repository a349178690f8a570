package io.partita.it.projections;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.projections.Shipping.Invoice;
import io.partita.it.projections.Shipping.Parcel;
import io.partita.it.projections.Shipping.Status;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Queries of indexes that carry keys, or some components. */
@DynamoDbTest
class ProjectedQueryTest {

  private static final LocalDate DAY = LocalDate.parse("2024-03-01");
  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final Instant NOW = Instant.parse("2014-03-05T12:00:00Z");

  private static ShippingTable shipping;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    Options options = Options.builder().clock(new MutableClock(NOW.toString())).build();
    shipping = ShippingTable.of(client, name, options);
    shipping.createTableIfMissing();
    raw = new RawItems(client, name);
    for (Parcel parcel : parcels("c1", 12)) {
      shipping.parcel().create(parcel);
    }
    for (int i = 0; i < 5; i++) {
      shipping
          .invoice()
          .create(new Invoice("c1", "i" + i, "PENDING", "Ghent", DAY.plusDays(i), i, null));
    }
  }

  private static List<Parcel> parcels(String customer, int number) {
    return IntStream.range(0, number)
        .mapToObj(i -> parcel(customer, i, Status.PENDING, null))
        .toList();
  }

  private static Parcel parcel(String customer, int i, Status status, Instant expiresAt) {
    return new Parcel(
        customer,
        "p" + (100 + i),
        status,
        "Ghent",
        DAY.plusDays(i / 3),
        i,
        1000L * (20 - i),
        i % 2 == 0 ? Optional.of("fragile#" + i) : Optional.empty(),
        i % 4 == 0 ? List.of() : List.of("Bruges", "Ostend"),
        i == 0 ? null : new byte[] {(byte) i},
        "note " + i,
        expiresAt);
  }

  private static List<ParcelKey> keys(int... numbers) {
    return IntStream.of(numbers).mapToObj(i -> ParcelKey.of("c1", "p" + (100 + i))).toList();
  }

  private static List<ParcelKey> allKeys() {
    return keys(IntStream.range(0, 12).toArray());
  }

  private static List<String> ids(List<Parcel> parcels) {
    return parcels.stream().map(Parcel::parcelId).toList();
  }

  private static List<String> idsOf(int... numbers) {
    return IntStream.of(numbers).mapToObj(i -> "p" + (100 + i)).toList();
  }

  @Test
  void keysAreReadFromAnIndexThatCarriesNothingElse() {
    ParcelByStatus pending = shipping.parcel().byStatus(Status.PENDING);
    assertEquals(allKeys(), pending.list());
    assertEquals(allKeys(), pending.stream().toList());
    assertEquals(allKeys().get(0), pending.first().orElseThrow());
    assertEquals(keys(11, 10), pending.reverse().limit(2).list());
    assertEquals(keys(3, 4, 5), pending.day(DAY.plusDays(1)).list());
    assertEquals(keys(4), pending.day(DAY.plusDays(1)).parcelId("p104").list());
    assertEquals(keys(9, 10, 11), pending.dayAfter(DAY.plusDays(2)).list());
    assertEquals(List.of(), pending.dayBetween(DAY.plusDays(2), DAY).list());
    assertEquals(Optional.empty(), shipping.parcel().byStatus(Status.SENT).first());
  }

  @Test
  void keysAloneTellEntitiesApartThatShareARange() {
    // Five invoices lie between the parcels.
    assertEquals(12, shipping.parcel().byStatus(Status.PENDING).count());
    assertEquals(5, shipping.invoice().byState("PENDING").count());
    assertEquals(2, shipping.invoice().byState("PENDING").limit(2).count());
    assertEquals(
        List.of("i0", "i1", "i2", "i3", "i4"),
        shipping.invoice().byState("PENDING").list().stream().map(InvoiceKey::invoiceId).toList());
    QueryRequest request =
        request(shipping.invoice().byState("PENDING").explain().requests().get(0).request());
    assertNull(request.filterExpression());
    String explanation = shipping.invoice().byState("PENDING").explain().toString();
    assertTrue(explanation.contains("by the shape of their keys"), explanation);
  }

  private static QueryRequest request(Object request) {
    return (QueryRequest) request;
  }

  @Test
  void pagesOfEverySizeConcatenateToTheWhole() {
    ParcelByStatus keys = shipping.parcel().byStatus(Status.PENDING);
    ParcelByDepot items = shipping.parcel().byDepot("Ghent");
    List<String> all = idsOf(IntStream.range(0, 12).toArray());
    for (int size = 1; size <= 13; size++) {
      int pageSize = size;
      assertEquals(allKeys(), pages(cursor -> keys.pageSize(pageSize).page(cursor)));
      assertEquals(items.list(), pages(cursor -> items.pageSize(pageSize).page(cursor)));
      assertEquals(all, ids(pages(cursor -> keys.pageSize(pageSize).hydrate().page(cursor))));
      assertEquals(all, ids(keys.pageSize(size).hydrate().stream().toList()));
    }
    String cursor = keys.pageSize(2).hydrate().page().cursor().orElseThrow();
    assertEquals(keys(2, 3), keys.pageSize(2).page(cursor).items());
    assertThrows(InvalidCursorException.class, () -> keys.reverse().page(cursor));
    assertThrows(InvalidCursorException.class, () -> items.page(cursor));
  }

  private static <T> List<T> pages(Function<String, Page<T>> query) {
    List<T> items = new ArrayList<>();
    String cursor = null;
    do {
      Page<T> page = query.apply(cursor);
      items.addAll(page.items());
      cursor = page.cursor().orElse(null);
    } while (cursor != null);
    return items;
  }

  @Test
  void hydrationReadsRecordsInTheOrderOfTheIndex() {
    List<Parcel> heaviestFirst =
        shipping.parcel().byWeight("c1").reverse().consistent().hydrate().list();
    assertEquals(idsOf(IntStream.range(0, 12).toArray()), ids(heaviestFirst));
    assertEquals("note 3", heaviestFirst.get(3).note());
    assertEquals(
        idsOf(11, 10), ids(shipping.parcel().byWeight("c1").limit(2).hydrate().stream().toList()));
    String explanation = shipping.parcel().byWeight("c1").hydrate().explain().toString();
    assertTrue(explanation.contains("Then BatchGetItem reads each Parcel"), explanation);
  }

  @Test
  void localIndexesAreReadConsistently() {
    assertEquals(
        keys(9, 8),
        shipping.parcel().byWeight("c1").gramsFrom(11_000).consistent().limit(2).list());
    QueryRequest request =
        request(shipping.parcel().byDay("c1").consistent().explain().requests().get(0).request());
    assertTrue(request.consistentRead());
    List<ParcelByDayItem> first = shipping.parcel().byDay("c1").day(DAY).consistent().list();
    // Items of one day have equal sort keys and come in any order.
    assertEquals(
        Map.of(
            "p100", Optional.of("fragile#0"),
            "p101", Optional.empty(),
            "p102", Optional.of("fragile#2")),
        first.stream().collect(Collectors.toMap(ParcelByDayItem::parcelId, ParcelByDayItem::name)));
    assertEquals(DAY, first.get(0).day());
  }

  @Test
  void projectionsHaveTheComponentsThatTheIndexCarries() {
    List<ParcelByDepotItem> items = shipping.parcel().byDepot("Ghent").list();
    assertEquals(allKeys(), items.stream().map(ParcelByDepotItem::key).toList());
    ParcelByDepotItem item = items.get(6);
    assertEquals("c1", item.customerId());
    assertEquals("p106", item.parcelId());
    assertEquals("Ghent", item.depot());
    assertEquals(DAY.plusDays(2), item.day());
    assertEquals(6, item.slot());
    assertEquals(14_000, item.grams());
    assertEquals(Optional.of("fragile#6"), item.name());
    assertEquals(List.of("Bruges", "Ostend"), item.stops());
    assertArrayEquals(new byte[] {6}, item.signature());
    assertNull(item.expiresAt());
    assertNull(items.get(0).signature());
    assertEquals(List.of(), items.get(0).stops());
    assertEquals(Optional.empty(), items.get(1).name());
  }

  @Test
  void projectionsAreValues() {
    List<ParcelByDepotItem> items = shipping.parcel().byDepot("Ghent").list();
    List<ParcelByDepotItem> again = shipping.parcel().byDepot("Ghent").list();
    assertEquals(items, again);
    assertEquals(items.hashCode(), again.hashCode());
    assertNotEquals(items.get(0), items.get(1));
    assertEquals("ParcelByDepotItem", items.get(0).toString());
  }

  @Test
  void filtersAreOnWhatTheIndexCarries() {
    ParcelByDepot ghent = shipping.parcel().byDepot("Ghent");
    ParcelByDepot light = ghent.filter(ParcelFields.GRAMS.lt(12_000L));
    assertEquals(keys(9, 10, 11), light.list().stream().map(ParcelByDepotItem::key).toList());
    assertEquals(3, light.count());
    assertEquals(idsOf(10), ids(light.filter(ParcelFields.NAME.exists()).hydrate().list()));
    assertEquals(2, light.pageSize(2).page().items().size());
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> ghent.filter(ParcelFields.GRAMS.gt(1L).and(ParcelFields.NOTE.eq("secret"))));
    assertEquals(
        "The filter is on note, which the index ByDepot does not carry. Filter on what it carries,"
            + " or filter the records that hydrate() gives.",
        refused.getMessage());
  }

  @Test
  void anIndexThatIncludesEveryComponentGivesRecords() {
    List<Invoice> open = shipping.invoice().open("PENDING").limit(2).list();
    assertEquals(
        List.of(
            new Invoice("c1", "i0", "PENDING", "Ghent", DAY, 0, null),
            new Invoice("c1", "i1", "PENDING", "Ghent", DAY.plusDays(1), 1, null)),
        open);
  }

  @Test
  void whatIsGoneWhenTheTableIsReadIsLeftOut() {
    for (int i = 0; i < 4; i++) {
      shipping.parcel().create(parcel("gone", i, Status.SENT, null));
    }
    // Keys of items that are no longer stored, as an index that is late has them.
    ParcelByWeight stale = shipping.parcel().byWeight("gone").reverse();
    Stream<Page<ParcelKey>> pages = stale.pageSize(4).pages();
    List<ParcelKey> found = pages.flatMap(page -> page.items().stream()).toList();
    shipping.parcel().delete("gone", "p101");
    assertEquals(4, found.size());
    assertEquals(
        List.of("p100", "p102", "p103"),
        ids(List.copyOf(shipping.parcel().findAll(found).values())));
    assertEquals(idsOf(0, 2, 3), ids(stale.hydrate().list()));
  }

  @Test
  void expiredItemsAppearAmongKeysUntilHydration() {
    Instant past = NOW.minusSeconds(1);
    for (int i = 0; i < 3; i++) {
      shipping
          .parcel()
          .create(parcel("old", i, Status.PENDING, i < 2 ? NOW.plusSeconds(60) : null));
    }
    for (int i = 0; i < 2; i++) {
      raw.add(
          "CUSTOMER#old",
          "PARCEL#p" + (100 + i),
          Map.of("expiresAt", RawItems.number(past.getEpochSecond())));
    }
    ParcelByWeight keys = shipping.parcel().byWeight("old").reverse();
    assertEquals(3, keys.count());
    assertEquals(3, keys.list().size());
    assertEquals(idsOf(2), ids(keys.hydrate().list()));
    assertEquals("p102", keys.hydrate().first().orElseThrow().parcelId());
    assertEquals(List.of(), keys.pageSize(2).hydrate().page().items());
    assertTrue(keys.pageSize(2).hydrate().page().cursor().isPresent());
    // The time of expiry is carried here, so that items are absent as everywhere.
    assertEquals(1, shipping.parcel().byDay("old").count());
    assertEquals("p102", shipping.parcel().byDay("old").first().orElseThrow().parcelId());
    for (int i = 0; i < 2; i++) {
      raw.add(
          "CUSTOMER#old",
          "PARCEL#p" + (100 + i),
          Map.of(
              "ByStatusPK", RawItems.text("elsewhere"), "ByDepotPK", RawItems.text("elsewhere")));
    }
    shipping.parcel().delete("old", "p102");
  }

  @Test
  void anIndexCarriesWhatTellsWhetherItemsAreThere() {
    Map<String, List<String>> included =
        shipping.createTableRequest().globalSecondaryIndexes().stream()
            .collect(
                Collectors.toMap(
                    GlobalSecondaryIndex::indexName,
                    index -> index.projection().nonKeyAttributes()));
    assertEquals(
        List.of("grams", "label", "stops", "signature", "Type", "expiresAt"),
        included.get("ByDepot"));
    assertEquals(List.of("role", "Type"), included.get("Shifts"));
    assertEquals(List.of("town", "Type", "_deleting"), included.get("ByName"));
    assertEquals(List.of(), included.get("ByStatus"));
    assertFalse(shipping.verifyTable().toString().contains("projection"));
  }

  @Test
  void aMissingPrimitiveIsAnErrorThatNamesIt() {
    raw.put(
        Map.of(
            "PK", RawItems.text("CUSTOMER#bad"),
            "SK", RawItems.text("PARCEL#p1"),
            "Type", RawItems.text("Parcel"),
            "ByDepotPK", RawItems.text("DEPOT#Nowhere"),
            "ByDepotSK", RawItems.text("PARCEL#2024-03-01#0000000001")));
    MappingException missing =
        assertThrows(MappingException.class, () -> shipping.parcel().byDepot("Nowhere").list());
    assertTrue(missing.getMessage().contains("grams"), missing.getMessage());
    assertTrue(missing.getMessage().contains("Parcel"), missing.getMessage());
    assertFalse(missing.getMessage().contains("Nowhere"), missing.getMessage());
  }
}
