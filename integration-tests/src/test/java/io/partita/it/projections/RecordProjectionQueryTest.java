package io.partita.it.projections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.projections.Shipping.Depot;
import io.partita.it.projections.Shipping.Driver;
import io.partita.it.projections.Shipping.DriverPhone;
import io.partita.it.projections.Shipping.DriverTown;
import io.partita.it.projections.Shipping.Due;
import io.partita.it.projections.Shipping.Employment;
import io.partita.it.projections.Shipping.Invoice;
import io.partita.it.projections.Shipping.Load;
import io.partita.it.projections.Shipping.Parcel;
import io.partita.it.projections.Shipping.ParcelId;
import io.partita.it.projections.Shipping.Role;
import io.partita.it.projections.Shipping.Status;
import io.partita.it.projections.Shipping.Sticker;
import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Queries and scans of some components: of the table, of every kind of index, and hydrated. */
@DynamoDbTest
class RecordProjectionQueryTest {

  private static final LocalDate DAY = LocalDate.parse("2024-03-01");
  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final Instant NOW = Instant.parse("2014-03-05T12:00:00Z");
  private static final List<Parcel> PARCELS =
      IntStream.range(0, 12).mapToObj(RecordProjectionQueryTest::parcel).toList();

  private static Requests requests;
  private static String table;
  private static RawItems raw;
  private static ShippingTable shipping;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    table = name;
    raw = new RawItems(client, name);
    shipping = shipping(true);
    shipping.createTableIfMissing();
    PARCELS.forEach(shipping.parcel()::create);
    shipping.invoice().create(new Invoice("c1", "i1", "PENDING", "Ghent", DAY, 7, null));
    shipping.driver().create(new Driver("d1", "Ann", "Ghent", "0049"));
    shipping.driver().create(new Driver("d2", "Bob", "Bruges", "0032"));
    shipping.depot().create(new Depot("Ghent", 1, "Main Street"));
    shipping.employment().create(new Employment("d1", "Ghent", 1, "early", "boss"));
    shipping.employment().create(new Employment("d2", "Ghent", 1, "late", "hand"));
  }

  private static ShippingTable shipping(boolean fastPath) {
    return ShippingTable.of(
        requests.client(),
        table,
        Options.builder().clock(new MutableClock(NOW.toString())).fastPath(fastPath).build());
  }

  private static Parcel parcel(int i) {
    return new Parcel(
        "c1",
        "p" + (100 + i),
        i % 3 == 0 ? Status.SENT : Status.PENDING,
        "Ghent",
        DAY.plusDays(i / 3),
        i,
        1000L * (20 - i),
        i % 2 == 0 ? Optional.of("fragile#" + i) : Optional.empty(),
        List.of("Bruges", "Ghent"),
        new byte[] {1, 2},
        i % 4 == 0 ? null : "note " + i,
        null);
  }

  private static Sticker sticker(int i) {
    Parcel parcel = PARCELS.get(i);
    return new Sticker(parcel.parcelId(), parcel.status(), parcel.name(), parcel.note());
  }

  private static List<Sticker> stickers(int... numbers) {
    return Arrays.stream(numbers).mapToObj(RecordProjectionQueryTest::sticker).toList();
  }

  private static Load load(int i) {
    Parcel parcel = PARCELS.get(i);
    return new Load(
        parcel.grams(), parcel.depot(), parcel.day(), parcel.parcelId(), parcel.stops());
  }

  private static ParcelId id(int i) {
    return new ParcelId(PARCELS.get(i).parcelId(), "c1");
  }

  private static final int[] ALL = IntStream.range(0, 12).toArray();

  private static Set<String> attributes(String projection, Map<String, String> names) {
    return Arrays.stream(projection.split(", ")).map(names::get).collect(Collectors.toSet());
  }

  private static Set<String> attributes(DynamoDbRequest request) {
    Set<String> attributes =
        request instanceof QueryRequest query
            ? attributes(query.projectionExpression(), query.expressionAttributeNames())
            : request instanceof ScanRequest scan
                ? attributes(scan.projectionExpression(), scan.expressionAttributeNames())
                : Set.of();
    return attributes.stream()
        .filter(attribute -> !attribute.equals("_deleting"))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aQueryOfTheTableReadsWhatTheRecordHas(boolean fastPath) {
    requests.take();
    assertEquals(
        stickers(ALL),
        shipping(fastPath).parcel().byCustomerId("c1").as(StickerProjection.INSTANCE).list());
    assertEquals(
        Set.of("PK", "SK", "Type", "status", "label", "note", "ByStatusPK", "ByStatusSK"),
        attributes(requests.take().get(0)));
    assertEquals(
        Arrays.stream(ALL).mapToObj(RecordProjectionQueryTest::id).toList(),
        shipping(fastPath).parcel().byCustomerId("c1").as(ParcelIdProjection.INSTANCE).list());
    assertEquals(Set.of("PK", "SK", "Type"), attributes(requests.take().get(0)));
  }

  @Test
  void settingsWorkBeforeAndAfterwards() {
    ParcelByCustomerId all = shipping.parcel().byCustomerId("c1");
    List<Sticker> expected = stickers(10, 8);
    assertEquals(
        expected,
        all.filter(ParcelFields.GRAMS.lt(13_000L).and(ParcelFields.NAME.exists()))
            .reverse()
            .consistent()
            .limit(2)
            .as(StickerProjection.INSTANCE)
            .list());
    requests.take();
    assertEquals(
        expected,
        all.as(StickerProjection.INSTANCE)
            .limit(2)
            .consistent()
            .reverse()
            .filter(ParcelFields.NAME.exists())
            .filter(ParcelFields.GRAMS.lt(13_000L))
            .list());
    assertTrue(((QueryRequest) requests.take().get(0)).consistentRead());
    assertEquals(
        stickers(3, 4),
        all.parcelIdFrom("p103").as(StickerProjection.INSTANCE).limit(2).stream().toList());
    assertEquals(
        Optional.of(sticker(5)), all.parcelId("p105").as(StickerProjection.INSTANCE).first());
  }

  @Test
  void countingReadsNoComponents() {
    requests.take();
    assertEquals(12, shipping.parcel().byCustomerId("c1").as(StickerProjection.INSTANCE).count());
    QueryRequest request = (QueryRequest) requests.take().get(0);
    assertTrue(request.select() == Select.COUNT || request.projectionExpression() != null);
    assertFalse(String.valueOf(request.projectionExpression()).contains("note"));
  }

  @Test
  void pagesOfWholeItemsAndOfTheirPartsContinueEachOther() {
    ParcelByCustomerId whole = shipping.parcel().byCustomerId("c1").pageSize(4);
    Page<Sticker> first = whole.as(StickerProjection.INSTANCE).page();
    Page<Parcel> second = whole.page(first.cursor().orElseThrow());
    Page<Sticker> third = whole.as(StickerProjection.INSTANCE).page(second.cursor().orElseThrow());

    assertEquals(stickers(0, 1, 2, 3), first.items());
    assertEquals("p104", second.items().get(0).parcelId());
    assertEquals(stickers(8, 9, 10, 11), third.items());
    assertEquals(first.cursor(), whole.page().cursor());
  }

  @Test
  void unreadableItemsAreThoseWithAnUnreadablePart() {
    for (int i = 0; i < 3; i++) {
      Map<String, AttributeValue> item =
          new HashMap<>(
              ParcelMapper.INSTANCE.toItem(
                  new Parcel(
                      "c9",
                      "p" + i,
                      Status.SENT,
                      "Gent",
                      DAY,
                      i,
                      1,
                      Optional.empty(),
                      List.of(),
                      null,
                      "n",
                      null)));
      if (i == 1) {
        item.put("note", RawItems.number(1));
      } else if (i == 2) {
        item.put("stops", RawItems.text("none"));
      }
      raw.put(item);
    }
    ParcelByCustomerId all = shipping.parcel().byCustomerId("c9");
    List<MappingException> told = new ArrayList<>();
    assertEquals(
        List.of("p0", "p2"),
        all.as(StickerProjection.INSTANCE).skipUnreadable(told::add).list().stream()
            .map(Sticker::parcelId)
            .toList());
    assertEquals(Optional.of(ParcelKey.of("c9", "p1").attributes()), told.get(0).key());
    assertEquals(
        List.of("p0", "p1"),
        all.skipUnreadable(told::add).as(LoadProjection.INSTANCE).list().stream()
            .map(Load::parcelId)
            .toList());
    assertThrows(MappingException.class, () -> all.as(StickerProjection.INSTANCE).list());
  }

  @Test
  void expiredItemsAreNotFound() {
    Map<String, AttributeValue> item =
        new HashMap<>(
            ParcelMapper.INSTANCE.toItem(
                new Parcel(
                    "c8",
                    "p1",
                    Status.SENT,
                    "Gent",
                    DAY,
                    1,
                    1,
                    Optional.empty(),
                    List.of(),
                    null,
                    "n",
                    NOW.minusSeconds(1))));
    raw.put(item);
    assertEquals(
        List.of(), shipping.parcel().byCustomerId("c8").as(StickerProjection.INSTANCE).list());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aScanReadsWhatTheRecordHas(boolean fastPath) {
    requests.take();
    assertEquals(
        Set.of(new DriverPhone("d1", "0049"), new DriverPhone("d2", "0032")),
        Set.copyOf(
            shipping(fastPath)
                .driver()
                .scan()
                .consistent()
                .as(DriverPhoneProjection.INSTANCE)
                .list()));
    ScanRequest request = (ScanRequest) requests.take().get(0);
    assertEquals(Set.of("PK", "SK", "Type", "phone"), attributes(request));
    assertTrue(request.consistentRead());
    assertEquals(
        List.of(new DriverPhone("d2", "0032")),
        shipping(fastPath)
            .driver()
            .scan()
            .as(DriverPhoneProjection.INSTANCE)
            .segments(3)
            .filter(DriverFields.TOWN.eq("Bruges"))
            .list());
    String cursor =
        shipping
            .driver()
            .scan()
            .as(DriverPhoneProjection.INSTANCE)
            .pageSize(1)
            .page()
            .cursor()
            .orElseThrow();
    assertEquals(1, shipping.driver().scan().page(cursor).items().size());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anIndexThatCarriesAllOfItNeedsNoHydration(boolean fastPath) {
    ShippingTable both = shipping(fastPath);
    requests.take();
    assertEquals(
        List.of(load(0), load(1)),
        both.parcel().byDepot("Ghent").as(LoadProjection.INSTANCE).limit(2).list());
    QueryRequest request = (QueryRequest) requests.take().get(0);
    assertEquals("ByDepot", request.indexName());
    assertEquals(
        Set.of("ByDepotPK", "ByDepotSK", "PK", "SK", "Type", "grams", "stops"),
        attributes(request));
    assertEquals(
        List.of(id(1), id(2)),
        both.parcel().byStatus(Status.PENDING).as(ParcelIdProjection.INSTANCE).limit(2).list());
    assertEquals(
        List.of(new DriverTown("Ann", "Ghent")),
        both.driver().byName("Ann").as(DriverTownProjection.INSTANCE).list());
    assertEquals(
        List.of(new Role(1, "hand", "late")),
        both.employment().byShift("late").as(RoleProjection.INSTANCE).list());
    assertEquals(
        List.of(id(11)),
        both.parcel().byWeight("c1").as(ParcelIdProjection.INSTANCE).consistent().limit(1).list());
  }

  @Test
  void anIndexThatIncludesEveryComponentIsReadAsAWholeOne() {
    assertEquals(
        List.of(new Due("PENDING", DAY, 7, "Ghent")),
        shipping.invoice().open("PENDING").as(DueProjection.INSTANCE).list());
  }

  @Test
  void hydrationReadsWhatTheRecordHas() {
    requests.take();
    assertEquals(
        stickers(1, 2),
        shipping
            .parcel()
            .byStatus(Status.PENDING)
            .hydrate()
            .limit(2)
            .as(StickerProjection.INSTANCE)
            .list());
    BatchGetItemRequest request =
        requests.take().stream()
            .filter(BatchGetItemRequest.class::isInstance)
            .map(BatchGetItemRequest.class::cast)
            .findFirst()
            .orElseThrow();
    assertTrue(request.requestItems().get(table).projectionExpression().contains("#note"));
    requests.take();
    assertEquals(
        stickers(11, 10),
        shipping
            .parcel()
            .byWeight("c1")
            .hydrate()
            .as(StickerProjection.INSTANCE)
            .consistent()
            .pageSize(2)
            .page()
            .items());
    assertTrue(((QueryRequest) requests.take().get(0)).consistentRead());
  }

  @Test
  void whatElementsLeadToIsReadInPart() {
    requests.take();
    List<Linked<EmploymentKey, DriverPhone>> staff =
        shipping
            .employment()
            .byDepot("Ghent", 1)
            .withDriver()
            .as(DriverPhoneProjection.INSTANCE)
            .list();
    assertEquals(
        List.of(
            Optional.of(new DriverPhone("d1", "0049")), Optional.of(new DriverPhone("d2", "0032"))),
        staff.stream().map(Linked::target).toList());
    assertNull(((QueryRequest) requests.take().get(0)).projectionExpression());
  }
}
