package io.partita.it.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.embedded.Parcels.Address;
import io.partita.it.embedded.Parcels.Contact;
import io.partita.it.embedded.Parcels.Country;
import io.partita.it.embedded.Parcels.Depot;
import io.partita.it.embedded.Parcels.DepotAddress;
import io.partita.it.embedded.Parcels.Parcel;
import io.partita.it.embedded.Parcels.ParcelTo;
import io.partita.it.embedded.Parcels.Person;
import io.partita.it.embedded.Parcels.Place;
import io.partita.it.embedded.Parcels.Size;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.UniqueViolationException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An embedded record is attributes of the item, and null where none of them is there. */
@DynamoDbTest
class EmbeddedTest {

  private static final Place PLACE = new Place(Country.FR, 48.5, Set.of("river"));
  private static final Address PARIS =
      new Address("Rue 1", "Paris", 75001, Optional.of("bell"), List.of("c/o"), PLACE);
  private static final Address BARE = new Address(null, null, 0, Optional.empty(), List.of(), null);

  private final DynamoDbClient client;
  private final String table;
  private final ParcelsTable parcels;
  private final RawItems raw;

  EmbeddedTest(DynamoDbClient client, @TableName String table) {
    this.client = client;
    this.table = table;
    parcels = ParcelsTable.of(client, table);
    parcels.createTableIfMissing();
    raw = new RawItems(client, table);
  }

  private static Parcel parcel(String id, Address to, Address from, Size size) {
    return new Parcel(id, to, 5, from, size, LocalDate.of(2026, 1, 15));
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  @Test
  void itsComponentsAreAttributesOfTheItem() {
    parcels.parcel().create(parcel("flat", PARIS, null, new Size(null, 3)));
    Map<String, AttributeValue> item = new HashMap<>(raw.get("PARCEL#flat", "PARCEL"));
    List.of("PK", "SK", "Type", "parcelId", "weight", "sent").forEach(item::remove);
    item.keySet().removeIf(name -> name.startsWith("By"));
    assertEquals(
        Map.of(
            "to_street", s("Rue 1"),
            "to_town", s("Paris"),
            "to_zip", AttributeValue.fromN("75001"),
            "to_note", s("bell"),
            "to_lines", AttributeValue.fromL(List.of(s("c/o"))),
            "to_p_country", s("FR"),
            "to_p_latitude", AttributeValue.fromN("48.5"),
            "to_p_tags", AttributeValue.fromSs(List.of("river")),
            "height", AttributeValue.fromN("3")),
        item);
  }

  @Test
  void whatTheKeyHasOfItIsReadFromTheKeyInAProjection() {
    Address nice = new Address("Quai 2", "Nice", 6000, Optional.of("bell"), List.of(), PLACE);
    DepotKey key = DepotKey.of("Nice", 6000);
    parcels.depot().create(new Depot(nice, "south"));
    assertEquals(
        new DepotAddress(nice), parcels.depot().as(DepotAddressProjection.INSTANCE).get(key));
    List<DepotAddress> all = parcels.depot().scan().as(DepotAddressProjection.INSTANCE).list();
    assertTrue(all.contains(new DepotAddress(nice)));
    parcels.depot().delete(key);
  }

  @Test
  void noPartOfItIsCopiedIntoByItself() {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                parcels
                    .parcel()
                    .update("p")
                    .copy(ParcelFields.FROM.street(), ParcelFields.TO.street()));
    assertEquals(
        "'from_street' of Parcel cannot be copied into 'to_street': it is a part of an embedded record,"
            + " which is only set as a whole. Set the value instead.",
        refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void allOfItComesBackAndNullDoes(boolean fastPath) {
    ParcelsTable any = ParcelsTable.of(client, table, Options.builder().fastPath(fastPath).build());
    List<Parcel> all =
        List.of(
            parcel("back1" + fastPath, PARIS, null, null),
            parcel("back2" + fastPath, null, PARIS, new Size(1, null)),
            parcel("back3" + fastPath, BARE, BARE, null),
            parcel(
                "back4" + fastPath,
                new Address(
                    null, null, 1, Optional.empty(), List.of(), new Place(null, 0.5, Set.of())),
                null,
                null));
    for (Parcel parcel : all) {
      assertEquals(parcel, any.parcel().create(parcel));
      assertEquals(parcel, any.parcel().get(parcel.parcelId()));
      assertEquals(
          new ParcelTo(parcel.to(), parcel.parcelId()),
          any.parcel().as(ParcelToProjection.INSTANCE).get(ParcelKey.of(parcel.parcelId())));
      assertEquals(parcel, any.parcel().put(parcel));
      assertEquals(parcel, ParcelMapper.INSTANCE.fromItem(ParcelMapper.INSTANCE.toItem(parcel)));
    }
    any.parcel().putAll(all);
    assertEquals(all.get(0), any.parcel().get(all.get(0).parcelId()));
    assertEquals(
        parcel(all.get(0).parcelId(), null, PARIS, null),
        any.parcel().replace(parcel(all.get(0).parcelId(), null, PARIS, null)));
  }

  @Test
  void aRecordOfWhichNothingWouldBeStoredIsRefused() {
    Size nothing = new Size(null, null);
    Place nowhere = new Place(null, null, Set.of());
    Address inner = new Address("x", null, 1, Optional.empty(), List.of(), nowhere);
    refused("size", parcel("nothing", null, null, nothing));
    refused("to.place", parcel("nothing", inner, null, null));
    MappingException update =
        assertThrows(
            MappingException.class, () -> parcels.parcel().update("nothing").size(nothing));
    assertEquals("size", update.path());
    assertFalse(parcels.parcel().exists("nothing"));
  }

  private void refused(String path, Parcel parcel) {
    for (MappingException refused :
        List.of(
            assertThrows(MappingException.class, () -> parcels.parcel().create(parcel)),
            assertThrows(MappingException.class, () -> parcels.parcel().put(parcel)),
            assertThrows(MappingException.class, () -> parcels.parcel().putAll(List.of(parcel))),
            assertThrows(MappingException.class, () -> parcels.transact().put(parcel).execute()))) {
      assertEquals(path, refused.path());
      assertEquals(
          "[MAPPING] Cannot store attribute '"
              + path
              + "' of Parcel: nothing of the embedded record would be stored, and it would be read"
              + " as null. Give one of its components a value, or leave the record out.",
          refused.getMessage());
    }
  }

  @Test
  void anUpdateSetsAllOfItOrRemovesAll() {
    parcels.parcel().create(parcel("update", PARIS, null, new Size(1, 2)));
    Address other = new Address(null, "Lyon", 69001, Optional.empty(), List.of(), null);
    Parcel updated =
        parcels.parcel().update("update").to(other).from(PARIS).clearSize().executeAndGet();
    assertEquals(parcel("update", other, PARIS, null), updated);
    assertNull(raw.get("PARCEL#update", "PARCEL").get("to_p_country"));
    assertEquals(
        List.of("update"),
        parcels.parcel().byTown("Lyon").list().stream().map(Parcel::parcelId).toList());
    parcels.parcel().update("update").clearTo().execute();
    assertNull(parcels.parcel().get("update").to());
    assertEquals(List.of(), parcels.parcel().byTown("Lyon").list());
    assertThrows(NullPointerException.class, () -> parcels.parcel().update("update").to(null));
    parcels.parcel().update("made").weight(3).sent(LocalDate.EPOCH).orCreate().execute();
    assertNull(parcels.parcel().get("made").to());
  }

  @Test
  void conditionsReachIntoIt() {
    parcels.parcel().create(parcel("condition", PARIS, null, null));
    ParcelUpdate update =
        parcels
            .parcel()
            .update("condition")
            .weight(1)
            .when(
                ParcelFields.TO
                    .city()
                    .eq("Paris")
                    .and(ParcelFields.TO.place().tags().contains("river"))
                    .and(ParcelFields.TO.lines().size().eq(1))
                    .and(ParcelFields.TO.zip().gt(75000))
                    .and(ParcelFields.FROM.notExists())
                    .and(ParcelFields.TO.place().exists()));
    update.execute();
    assertThrows(
        ConditionFailedException.class,
        () ->
            parcels
                .parcel()
                .update("condition")
                .weight(2)
                .when(ParcelFields.FROM.exists())
                .execute());
  }

  @Test
  void keysAreMadeOfItsComponents() {
    Depot depot = new Depot(PARIS, "north");
    assertEquals(depot, parcels.depot().create(depot));
    assertEquals(depot, parcels.depot().get("Paris", 75001));
    assertEquals("75001", raw.get("DEPOT#Paris", "75001").get("a_zip").n());
    raw.put(Map.of("PK", s("DEPOT#Lyon"), "SK", s("69001"), "Type", s("Depot")));
    assertEquals(
        new Address(null, "Lyon", 69001, Optional.empty(), List.of(), null),
        parcels.depot().get("Lyon", 69001).address());
  }

  @Test
  void indexesFollowItsComponents() {
    Place swiss = new Place(Country.CH, 1.5, Set.of());
    Address bern = new Address(null, "Bern", 3000, Optional.empty(), List.of(), swiss);
    parcels.parcel().create(parcel("index1", PARIS, null, null));
    parcels.parcel().create(parcel("index2", bern, null, null));
    assertEquals(List.of(), parcels.parcel().byCountry(Country.CH).list());
    ParcelByCountryItem item =
        parcels.parcel().byCountry(Country.FR).list().stream()
            .filter(one -> one.key().parcelId().equals("index1"))
            .findFirst()
            .orElseThrow();
    assertEquals("Paris", item.toCity());
    assertEquals(5, item.weight());
    parcels.parcel().update("index1").clearTo().execute();
    assertTrue(
        parcels.parcel().byCountry(Country.FR).list().stream()
            .noneMatch(one -> one.key().parcelId().equals("index1")));
  }

  @Test
  void itsUniqueValuesAreFound() {
    Person anna = new Person("anna", new Contact("anna@example.org", null));
    parcels.person().create(anna);
    parcels.person().create(new Person("none", null));
    assertEquals(Optional.of(anna), parcels.person().findByContactMail("anna@example.org"));
    assertThrows(
        UniqueViolationException.class,
        () -> parcels.person().create(new Person("other", anna.contact())));
    parcels.person().update("anna").contact(new Contact("a@example.org", "1")).execute();
    assertEquals(Optional.empty(), parcels.person().findByContactMail("anna@example.org"));
    parcels.person().update("anna").clearContact().execute();
    parcels.person().create(new Person("other", new Contact("a@example.org", null)));
  }

  @Test
  void whatIsStoredInPartIsReadOrNamesWhatIsMissing() {
    parcels.parcel().create(parcel("part", null, null, null));
    raw.add("PARCEL#part", "PARCEL", Map.of("width", AttributeValue.fromN("7")));
    assertEquals(new Size(7, null), parcels.parcel().get("part").size());
    raw.add("PARCEL#part", "PARCEL", Map.of("from_village", s("Ulm")));
    MappingException missing =
        assertThrows(MappingException.class, () -> parcels.parcel().get("part"));
    assertEquals("from_zip", missing.path());
    raw.add("PARCEL#part", "PARCEL", Map.of("from_zip", AttributeValue.fromN("1")));
    assertEquals("Ulm", parcels.parcel().get("part").from().city());
    raw.delete("PARCEL#part", "PARCEL");
  }

  @Test
  void draftsTakeItAsAWhole() {
    Parcel draft = ParcelDraft.of(parcel("draft", PARIS, null, null)).from(PARIS).build();
    assertEquals(parcel("draft", PARIS, PARIS, null), draft);
  }

  @Test
  void verificationAndBackfillKnowIt() {
    parcels.parcel().create(parcel("verified", PARIS, PARIS, new Size(1, 1)));
    assertTrue(parcels.verifyItems().run().isClean());
  }
}
