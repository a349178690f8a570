package io.partita.it.projections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.projections.Shipping.Customer;
import io.partita.it.projections.Shipping.CustomerName;
import io.partita.it.projections.Shipping.Load;
import io.partita.it.projections.Shipping.Parcel;
import io.partita.it.projections.Shipping.ParcelId;
import io.partita.it.projections.Shipping.Status;
import io.partita.it.projections.Shipping.Sticker;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.RecordProjection;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Records of some components, in place of whole ones. */
@DynamoDbTest
class RecordProjectionTest {

  private static final LocalDate DAY = LocalDate.parse("2024-03-01");
  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final Instant NOW = Instant.parse("2014-03-05T12:00:00Z");

  /** How items come back. */
  enum Way {
    AS_BYTES,
    BY_THE_SDK
  }

  private static Requests requests;
  private static String table;
  private static RawItems raw;
  private static final List<Parcel> PARCELS =
      IntStream.range(0, 12).mapToObj(i -> parcel("c1", i)).toList();

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    table = name;
    raw = new RawItems(client, name);
    ShippingTable shipping = shipping(Way.AS_BYTES);
    shipping.createTableIfMissing();
    shipping.customer().create(new Customer("c1", "Ada"));
    PARCELS.forEach(shipping.parcel()::create);
  }

  private static ShippingTable shipping(Way way) {
    return ShippingTable.of(requests.client(), table, options(way).build());
  }

  private static Options.Builder options(Way way) {
    return Options.builder().clock(new MutableClock(NOW.toString())).fastPath(way == Way.AS_BYTES);
  }

  private static Parcel parcel(String customer, int i) {
    return new Parcel(
        customer,
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

  private static Sticker sticker(Parcel parcel) {
    return new Sticker(parcel.parcelId(), parcel.status(), parcel.name(), parcel.note());
  }

  private static Load load(Parcel parcel) {
    return new Load(
        parcel.grams(), parcel.depot(), parcel.day(), parcel.parcelId(), parcel.stops());
  }

  private static ParcelId id(Parcel parcel) {
    return new ParcelId(parcel.parcelId(), parcel.customerId());
  }

  private static ParcelKey key(int i) {
    return ParcelKey.of(PARCELS.get(i));
  }

  private static Set<String> attributes(String projection, Map<String, String> names) {
    return Arrays.stream(projection.split(", ")).map(names::get).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource
  void findReadsTheComponentsAndWhatTellsThatTheItemIsThere(Way way) {
    ShippingTable shipping = shipping(way);
    requests.take();

    assertEquals(
        Optional.of(new CustomerName("c1", "Ada")),
        shipping.customer().as(CustomerNameProjection.INSTANCE).find(CustomerKey.of("c1")));
    GetItemRequest ofCustomer = (GetItemRequest) requests.take().get(0);
    assertEquals(
        Set.of("PK", "SK", "Type", "name"),
        attributes(ofCustomer.projectionExpression(), ofCustomer.expressionAttributeNames()));
    assertTrue(ofCustomer.consistentRead());

    assertEquals(
        sticker(PARCELS.get(2)), shipping.parcel().as(StickerProjection.INSTANCE).get(key(2)));
    GetItemRequest ofParcel = (GetItemRequest) requests.take().get(0);
    assertEquals(
        Set.of(
            "PK", "SK", "Type", "expiresAt", "status", "label", "note", "ByStatusPK", "ByStatusSK"),
        attributes(ofParcel.projectionExpression(), ofParcel.expressionAttributeNames()));
  }

  @ParameterizedTest
  @EnumSource
  void findAllReadsTheSameInTheOrderOfTheKeys(Way way) {
    ShippingTable shipping = shipping(way);
    requests.take();
    Map<ParcelKey, Load> loads =
        shipping
            .parcel()
            .as(LoadProjection.INSTANCE)
            .findAll(List.of(key(7), ParcelKey.of("c1", "none"), key(3), key(7)));

    assertEquals(List.of(key(7), key(3)), List.copyOf(loads.keySet()));
    assertEquals(List.of(load(PARCELS.get(7)), load(PARCELS.get(3))), List.copyOf(loads.values()));
    BatchGetItemRequest request = (BatchGetItemRequest) requests.take().get(0);
    KeysAndAttributes asked = request.requestItems().get(table);
    assertTrue(
        attributes(asked.projectionExpression(), asked.expressionAttributeNames())
            .containsAll(Set.of("PK", "SK", "Type", "expiresAt", "grams", "depot", "stops")));
    assertEquals(Map.of(), shipping.parcel().as(LoadProjection.INSTANCE).findAll(List.of()));
  }

  @ParameterizedTest
  @EnumSource
  void componentsOfTheTableKeyAreThoseOfTheKeyWhateverAttributesSay(Way way) {
    Map<String, AttributeValue> item = new HashMap<>(ParcelMapper.INSTANCE.toItem(parcel("c2", 1)));
    item.put("parcelId", RawItems.text("another"));
    item.remove("customerId");
    raw.put(item);

    assertEquals(
        Optional.of(new ParcelId("p101", "c2")),
        shipping(way).parcel().as(ParcelIdProjection.INSTANCE).find(ParcelKey.of("c2", "p101")));
  }

  @ParameterizedTest
  @EnumSource
  void aComponentWhoseAttributeIsAbsentIsReadFromTheIndexKeysThatHoldIt(Way way) {
    Map<String, AttributeValue> item = new HashMap<>(ParcelMapper.INSTANCE.toItem(parcel("c3", 1)));
    List.of("depot", "day", "status").forEach(item::remove);
    raw.put(item);
    ParcelKey key = ParcelKey.of("c3", "p101");
    Parcel whole = shipping(way).parcel().get(key);

    assertEquals("Ghent", whole.depot());
    assertEquals(load(whole), shipping(way).parcel().as(LoadProjection.INSTANCE).get(key));
    assertEquals(sticker(whole), shipping(way).parcel().as(StickerProjection.INSTANCE).get(key));
  }

  @ParameterizedTest
  @EnumSource
  void expiredItemsAndThoseOfOthersAreAbsent(Way way) {
    Map<String, AttributeValue> expired =
        new HashMap<>(ParcelMapper.INSTANCE.toItem(parcel("c4", 1)));
    expired.put("expiresAt", RawItems.number(NOW.minusSeconds(1).getEpochSecond()));
    Map<String, AttributeValue> foreign =
        new HashMap<>(ParcelMapper.INSTANCE.toItem(parcel("c4", 2)));
    foreign.put("Type", RawItems.text("Letter"));
    raw.put(expired);
    raw.put(foreign);
    ParcelKey one = ParcelKey.of("c4", "p101");
    ParcelKey other = ParcelKey.of("c4", "p102");

    assertEquals(
        Optional.empty(), shipping(way).parcel().as(ParcelIdProjection.INSTANCE).find(one));
    assertEquals(
        Map.of(),
        shipping(way).parcel().as(StickerProjection.INSTANCE).findAll(List.of(one, other)));
    assertThrows(
        ItemNotFoundException.class,
        () -> shipping(way).parcel().as(ParcelIdProjection.INSTANCE).get(other));
  }

  @ParameterizedTest
  @EnumSource
  void anItemIsUnreadableOnlyIfAComponentIsThatIsRead(Way way) {
    Map<String, AttributeValue> item = new HashMap<>(ParcelMapper.INSTANCE.toItem(parcel("c5", 1)));
    item.put("stops", RawItems.text("none"));
    raw.put(item);
    ParcelKey key = ParcelKey.of("c5", "p101");

    assertEquals(
        sticker(parcel("c5", 1)), shipping(way).parcel().as(StickerProjection.INSTANCE).get(key));
    MappingException refused =
        assertThrows(
            MappingException.class,
            () -> shipping(way).parcel().as(LoadProjection.INSTANCE).get(key));
    assertEquals("Parcel", refused.entity());
    assertEquals("stops", refused.path());
    assertEquals(Optional.of(key.attributes()), refused.key());
  }

  @Test
  void anExplanationShowsTheProjectionExpression() {
    Explanation explanation =
        shipping(Way.AS_BYTES)
            .explain(
                c -> c.customer().as(CustomerNameProjection.INSTANCE).find(CustomerKey.of("c1")));

    assertTrue(explanation.toString().contains("#name"), explanation.toString());
  }

  @Test
  void readsAreAsConsistentAsTheOptionsSay() {
    requests.take();
    ShippingTable.of(
            requests.client(), table, options(Way.AS_BYTES).eventuallyConsistentReads(true).build())
        .customer()
        .as(CustomerNameProjection.INSTANCE)
        .find(CustomerKey.of("c1"));

    assertTrue(
        Stream.of((GetItemRequest) requests.take().get(0))
            .noneMatch(request -> Boolean.TRUE.equals(request.consistentRead())));
  }

  @Test
  @SuppressWarnings("unchecked")
  void aProjectionOfAnotherEntityIsRefused() {
    RecordProjection<Parcel, ?> foreign =
        (RecordProjection<Parcel, ?>) (Object) CustomerNameProjection.INSTANCE;
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> shipping(Way.AS_BYTES).parcel().as(foreign));

    assertEquals(
        "CustomerName is not a projection of Parcel in this table. Pass one that was generated"
            + " beside its DAO.",
        refused.getMessage());
  }
}
