package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.l;
import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.nul;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whole records: nesting, absence, former names, and the paths of what is wrong. */
final class RecordMappingTest {

  private static final Trip EMPTY =
      new Trip("t1", 2, true, null, Set.of(), List.of(), Map.of(), Set.of(), Optional.empty());

  private static Trip full() {
    Map<String, Trip.Leg> plan = new LinkedHashMap<>();
    plan.put(
        "out",
        new Trip.Flight("LH1", Optional.of(new Trip.Stop("Oslo", 90)), Arrays.asList(1, null, 3)));
    plan.put("back", new Trip.Flight("", Optional.empty(), List.of()));
    plan.put("then", new Trip.Walk(2.5));
    return new Trip(
        "t2",
        -4,
        false,
        Instant.parse("2024-01-15T10:30:00.5Z"),
        Set.of("sea", "sun"),
        List.of(plan, Map.of()),
        Map.of("a", List.of(Optional.of(new Trip.Money(5)), Optional.empty()), "b", List.of()),
        Set.of(new Trip.Stop("Rome", 1), new Trip.Stop("Bonn", 2)),
        Optional.of(Set.of(new BigDecimal("1.5"), BigDecimal.TEN)));
  }

  @Test
  void whatIsWrittenIsReadBackToAnyDepth() {
    assertEquals(full(), Trip.MAPPER.fromItem(Trip.MAPPER.toItem(full())));
    assertEquals(EMPTY, Trip.MAPPER.fromItem(Trip.MAPPER.toItem(EMPTY)));
  }

  @Test
  void nullAndEmptyAreAbsentAttributesInComponentOrder() {
    assertEquals(
        List.of("id", "places", "confirmed", "plans", "costs"),
        List.copyOf(Trip.MAPPER.toItem(EMPTY).keySet()));
  }

  @Test
  void anEmptySetInsideAnOptionalIsNotTheSameAsNone() {
    Trip trip =
        new Trip(
            "t", 1, true, null, Set.of(), List.of(), Map.of(), Set.of(), Optional.of(Set.of()));
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(trip);
    assertEquals(l(), item.get("factors"));
    assertEquals(trip, Trip.MAPPER.fromItem(item));
  }

  @Test
  void theWireFormatIsAsDocumented() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(full());
    Map<String, AttributeValue> legs = item.get("plans").l().get(0).m();
    assertEquals(s("Flight"), legs.get("out").m().get("$type"));
    assertEquals(l(n("1"), nul(), n("3")), legs.get("out").m().get("rows"));
    assertEquals(s(""), legs.get("back").m().get("number"));
    assertFalse(legs.get("back").m().containsKey("layover"));
    assertEquals(n("2.5"), legs.get("then").m().get("kilometres"));
    assertEquals(s("2024-01-15T10:30:00.500Z"), item.get("departure"));
    assertEquals(l(s("5 ct"), nul()), item.get("costs").m().get("a"));
    assertEquals(Set.of("1.5", "10"), Set.copyOf(item.get("factors").ns()));
    assertTrue(item.get("stops").hasL());
  }

  @Test
  void unknownAttributesAndNullsArePassedOver() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    item.put("unknown", s("x"));
    item.put("tags", nul());
    item.put("factors", nul());
    item.put("departure", nul());
    assertEquals(EMPTY, Trip.MAPPER.fromItem(item));
  }

  @Test
  void aFormerNameIsReadUnlessTheCurrentOneIsThere() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    item.put("start", s("2001-01-01T00:00:00Z"));
    assertEquals(Instant.parse("2001-01-01T00:00:00Z"), Trip.MAPPER.fromItem(item).departure());
    item.put("leaves", s("2002-01-01T00:00:00Z"));
    assertEquals(Instant.parse("2002-01-01T00:00:00Z"), Trip.MAPPER.fromItem(item).departure());
    item.put("departure", s("2003-01-01T00:00:00Z"));
    assertEquals(Instant.parse("2003-01-01T00:00:00Z"), Trip.MAPPER.fromItem(item).departure());
    item.put("departure", nul());
    assertNull(Trip.MAPPER.fromItem(item).departure());
  }

  @Test
  void aMissingPrimitiveNamesEntityAttributeAndComponent() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    item.remove("places");
    MappingException e = failure(item);
    assertEquals("places", e.path());
    assertEquals(
        "[MAPPING] Cannot read attribute 'places' of Trip: expected a value for component 'seats',"
            + " found nothing. Correct the stored item, or change the record to match it.",
        e.getMessage());
    item.put("places", nul());
    assertEquals("places", failure(item).path());
  }

  @Test
  void everyPrimitiveIsRequiredHoweverManyComponentsThereAre() {
    String[] names = new String[130];
    Arrays.setAll(names, i -> "a" + i);
    Wide codec = new Wide(AttributeNames.of(names));
    Map<String, AttributeValue> item = new HashMap<>();
    for (String name : names) {
      item.put(name, n("1"));
    }
    assertEquals(130, MapItemReader.read("Wide", item, codec));
    for (String name : List.of("a0", "a63", "a64", "a129")) {
      Map<String, AttributeValue> lacking = new HashMap<>(item);
      lacking.remove(name);
      MappingException e =
          assertThrows(MappingException.class, () -> MapItemReader.read("Wide", lacking, codec));
      assertEquals(name, e.path());
    }
  }

  @Test
  void aMissingPrimitiveOfANestedRecordHasItsWholePath() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    AttributeValue stop = AttributeValue.fromM(Map.of("city", s(SECRET)));
    item.put("stops", l(AttributeValue.fromM(Map.of("minutes", n("1"))), stop));
    assertEquals("stops[1].minutes", failure(item).path());
  }

  @Test
  void aWrongTypeDeepInsideHasAPathWithoutTheKeysOfMaps() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(full());
    AttributeValue layover = AttributeValue.fromM(Map.of("city", n("12345"), "minutes", n("1")));
    AttributeValue flight = AttributeValue.fromM(Map.of("$type", s("Flight"), "layover", layover));
    item.put(
        "plans", l(AttributeValue.fromM(Map.of()), AttributeValue.fromM(Map.of(SECRET, flight))));
    MappingException e = failure(item);
    assertEquals("Trip", e.entity());
    assertEquals("plans[1][*].layover.city", e.path());
    assertEquals(Optional.of("text (S)"), e.expected());
    assertEquals(Optional.of("N"), e.found());
    assertFalse(e.getMessage().contains("12345"));
  }

  @Test
  void thePathIsRightAgainAfterLeavingANestedValue() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(full());
    item.put("stops", s(SECRET));
    MappingException e = failure(item);
    assertEquals("stops", e.path());
    assertEquals(Optional.of("S"), e.found());
  }

  @Test
  void aConstructorThatRefusesIsNamedByItsPath() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    AttributeValue stop = AttributeValue.fromM(Map.of("city", s(SECRET), "minutes", n("-1")));
    item.put("stops", l(stop));
    MappingException e = failure(item);
    assertEquals("stops[0]", e.path());
    assertTrue(e.getCause().toString().startsWith("java.lang.IllegalArgumentException, whose "));
    assertTrue(
        e.getMessage().contains("constructor threw IllegalArgumentException"), e.getMessage());
  }

  @Test
  void theDiscriminatorMustBeThereBeTextAndBeKnown() {
    MappingException missing = legFailure(Map.of());
    assertEquals("plans[0][*]", missing.path());
    assertEquals(Optional.of("a map without it"), missing.found());
    assertEquals(Optional.of("N"), legFailure(Map.of("$type", n("1"))).found());
    MappingException unknown = legFailure(Map.of("$type", s(SECRET)));
    assertEquals(Optional.of("a map (M) whose $type is one of Flight, Walk"), unknown.expected());
    assertEquals(Optional.of("a map with another"), unknown.found());
  }

  @Test
  void aSealedValueThatIsNoMapIsAMismatch() {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    item.put("plans", l(AttributeValue.fromM(Map.of(SECRET, s(SECRET)))));
    assertEquals(Optional.of("S"), failure(item).found());
  }

  @Test
  void whatCannotBeStoredHasItsPath() {
    Map<String, Trip.Leg> plan = Map.of(SECRET, new Trip.Walk(Double.NaN));
    Trip trip =
        new Trip(
            "t",
            1,
            true,
            null,
            Set.of("x"),
            List.of(Map.of(), plan),
            Map.of(),
            Set.of(),
            Optional.empty());
    MappingException e = assertThrows(MappingException.class, () -> Trip.MAPPER.toItem(trip));
    assertEquals("plans[1][*].kilometres", e.path());
    assertFalse(e.getMessage().contains(SECRET));
    assertTrue(e.getMessage().startsWith("[MAPPING] Cannot store attribute"), e.getMessage());
  }

  @Test
  void readCollectionsCannotBeModified() {
    Trip trip = Trip.MAPPER.fromItem(Trip.MAPPER.toItem(full()));
    assertThrows(UnsupportedOperationException.class, () -> trip.tags().add("x"));
    assertThrows(UnsupportedOperationException.class, () -> trip.plans().add(Map.of()));
    assertThrows(UnsupportedOperationException.class, () -> trip.costs().put("x", List.of()));
  }

  @Test
  void aMapThatWasLeftCanBeEnteredAgain() {
    Codec<String> twice =
        new Codec<>() {
          @Override
          public String read(ItemReader reader) {
            return entry(reader) + entry(reader);
          }

          private String entry(ItemReader reader) {
            reader.enterMap();
            String entry = reader.nextKey() + reader.string();
            reader.exitMap();
            return entry;
          }

          @Override
          public void write(String value, ItemWriter writer) {
            writer.string(value);
          }
        };
    AttributeValue map = AttributeValue.fromM(Map.of("k", s("v")));
    assertEquals(List.of("kvkv"), Stored.read(Codecs.list(twice), l(map)));
  }

  private static MappingException legFailure(Map<String, AttributeValue> leg) {
    Map<String, AttributeValue> item = Trip.MAPPER.toItem(EMPTY);
    item.put("plans", l(AttributeValue.fromM(Map.of(SECRET, AttributeValue.fromM(leg)))));
    return failure(item);
  }

  private static MappingException failure(Map<String, AttributeValue> item) {
    MappingException e = assertThrows(MappingException.class, () -> Trip.MAPPER.fromItem(item));
    assertFalse(e.getMessage().contains(SECRET), "the message shows the value");
    return e;
  }

  /** A record of very many primitives; only their number is kept. */
  private static final class Wide extends RecordCodec<Integer> {
    private final AttributeNames names;

    Wide(AttributeNames names) {
      this.names = names;
    }

    @Override
    protected Integer readAttributes(ItemReader reader) {
      int sum = 0;
      while (reader.next(names) >= 0) {
        sum += reader.intValue();
      }
      for (int i = 0; i < names.size(); i++) {
        reader.require(names, i);
      }
      return sum;
    }

    @Override
    protected void writeAttributes(Integer record, ItemWriter writer) {
      throw new UnsupportedOperationException();
    }
  }
}
