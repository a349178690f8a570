package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import io.partita.runtime.internal.expression.SortRange;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTemplateTest {

  private static final KeyTemplate<Order> CUSTOMER =
      KeyTemplate.<Order>literal("CUSTOMER#").then(Order.CUSTOMER_ID, KeyFormats.TEXT);
  private static final KeyTemplate<Order> LINE =
      KeyTemplate.<Order>literal("#V")
          .then(Order.NUMBER, KeyFormats.intWidth(3))
          .thenLiteral("#END");
  private static final KeyTemplate<Order> DAY =
      KeyTemplate.<Order>empty()
          .then(Order.PLACED_AT, KeyFormats.instant(Precision.DAY))
          .thenLiteral("#")
          .then(Order.CUSTOMER_ID, KeyFormats.TEXT);

  @Test
  void encodesLiteralsAndComponents() {
    assertEquals("CUSTOMER#123", CUSTOMER.encode(ComponentSource.of(Order.of("123", 1))));
    assertEquals("CUSTOMER#a%23b", CUSTOMER.encode(ComponentSource.of(Order.of("a#b", 1))));
    assertEquals("#V007#END", LINE.encode(ComponentSource.of(Order.of("123", 7))));
    assertEquals("PROFILE", KeyTemplate.<Order>literal("PROFILE").encode(ComponentValues.empty()));
    assertEquals("CUSTOMER#{customerId}", CUSTOMER.toString());
  }

  @Test
  void decodesWhatItEncodes() {
    assertEquals("a#b", CUSTOMER.decode("CUSTOMER#a%23b").get(Order.CUSTOMER_ID));
    assertEquals(7, LINE.decode("#V007#END").get(Order.NUMBER));
    assertEquals(List.of(Order.PLACED_AT, Order.CUSTOMER_ID), DAY.components());
    ComponentValues<Order> values = DAY.decode("2024-01-15#c");
    assertEquals(Instant.parse("2024-01-15T00:00:00Z"), values.get(Order.PLACED_AT));
    assertEquals("c", values.get(Order.CUSTOMER_ID));
  }

  /** As with a constant that its enum does not have any more. */
  @Test
  void componentThatCannotBeReadIsNamed() {
    MappingException e =
        assertThrows(
            MappingException.class,
            () -> LINE.ownedBy(new KeyOwner("Order", "SK")).decode("#Vabc#END"));
    assertEquals(
        "[MAPPING] Cannot read the key 'SK' of Order: expected the shape "
            + LINE
            + ", found a text that is no value of 'number'. Check that the item was written with"
            + " this key template.",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "CUSTOMER",
        "CUSTOMER#",
        "customer#1",
        "CUSTOMER#1#",
        "CUSTOMER#1#2",
        "CUSTOMER#a b",
        "CUSTOMER#%41",
        "XCUSTOMER#1"
      })
  void keysOfOtherShapesAreNotItsOwn(String key) {
    assertFalse(CUSTOMER.matches(key));
    MappingException e =
        assertThrows(
            MappingException.class,
            () -> CUSTOMER.ownedBy(new KeyOwner("Order", "PK")).decode(key));
    assertEquals("Order", e.entity());
    assertEquals("PK", e.path());
    assertEquals(
        "[MAPPING] Cannot read the key 'PK' of Order: expected the shape CUSTOMER#{customerId},"
            + " found "
            + (key.equals("CUSTOMER#a b") || key.equals("CUSTOMER#%41")
                ? "a text that is no value of 'customerId'"
                : "another shape")
            + ". Check that the item was written with this key template.",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#V007", "#V007#EN", "#V007#ENDE", "#V07#END", "#007#END", "#V#END", "V007#END"})
  void textAroundComponentsCounts(String key) {
    assertFalse(LINE.matches(key));
    assertTrue(LINE.matches("#V007#END"));
  }

  @Test
  void aNullComponentIsRefusedOrMeansNoKey() {
    ComponentSource<Order> order = ComponentSource.of(Order.of(null, 1));
    InvalidKeyException e =
        assertThrows(
            InvalidKeyException.class,
            () -> CUSTOMER.ownedBy(new KeyOwner("Order", "PK")).encode(order));
    assertEquals("Order", e.entity());
    assertEquals("customerId", e.component());
    assertEquals(
        "[INVALID_KEY] Key component 'customerId' of Order is null. Set it: every component of a"
            + " key needs a value.",
        e.getMessage());
    assertNull(CUSTOMER.encodeOrNull(order));
    assertEquals("CUSTOMER#1", CUSTOMER.encodeOrNull(ComponentSource.of(Order.of("1", 1))));
  }

  @Test
  void anEmptyComponentIsRefusedInBothCases() {
    ComponentSource<Order> order = ComponentSource.of(Order.of("", 1));
    assertThrows(InvalidKeyException.class, () -> CUSTOMER.encode(order));
    InvalidKeyException e =
        assertThrows(InvalidKeyException.class, () -> CUSTOMER.encodeOrNull(order));
    assertTrue(e.getMessage().contains("'customerId' is empty."), e.getMessage());
  }

  @Test
  void aFinerValueIsRefusedInATableKeyAndCutInAnIndexKey() {
    ComponentSource<Order> order = ComponentSource.of(Order.of("c", 1).at("2024-01-15T10:30:00Z"));
    InvalidKeyException e = assertThrows(InvalidKeyException.class, () -> DAY.encode(order));
    assertEquals("placedAt", e.component());
    assertTrue(e.getMessage().contains("finer than its key format"), e.getMessage());
    assertFalse(e.getMessage().contains("2024"), e.getMessage());
    assertEquals("2024-01-15#c", DAY.truncating().encode(order));
    assertEquals(
        "2024-01-15#c",
        DAY.encode(ComponentSource.of(Order.of("c", 1).at("2024-01-15T00:00:00Z"))));
  }

  @Test
  void anotherEntitysConstantIsReserved() {
    KeyTemplate<Order> any =
        KeyTemplate.<Order>empty().then(Order.CUSTOMER_ID, KeyFormats.TEXT).except("META", "INFO");
    InvalidKeyException e =
        assertThrows(
            InvalidKeyException.class,
            () ->
                any.ownedBy(new KeyOwner("Order", "SK"))
                    .encode(ComponentSource.of(Order.of("META", 1))));
    assertEquals("SK", e.component());
    assertEquals(
        "[INVALID_KEY] The key 'SK' of Order would be the constant key of another entity. Use"
            + " another value.",
        e.getMessage());
    assertFalse(any.matches("INFO"));
    assertThrows(MappingException.class, () -> any.decode("INFO"));
    assertTrue(any.matches("INFO1"));
  }

  @Test
  void pathsAndOptionalsStandInTemplates() {
    KeyTemplate<Order> place =
        KeyTemplate.<Order>empty()
            .then(Order.CITY, KeyFormats.UPPER)
            .thenLiteral("#")
            .then(Order.STREET, KeyFormats.TEXT)
            .truncating();
    assertEquals("ULM#Main", place.encode(ComponentSource.of(Order.of("c", 1).in("Ulm", "Main"))));
    assertNull(place.encodeOrNull(ComponentSource.of(Order.of("c", 1).in("Ulm", null))));
    assertNull(place.encodeOrNull(ComponentSource.of(Order.of("c", 1))));
    InvalidKeyException e =
        assertThrows(
            InvalidKeyException.class, () -> place.encode(ComponentSource.of(Order.of("c", 1))));
    assertEquals("address.city", e.component());
  }

  @Test
  void aComponentInTwoPlacesHasOneValue() {
    KeyTemplate<Order> twice =
        KeyTemplate.<Order>empty()
            .then(Order.CUSTOMER_ID, KeyFormats.TEXT)
            .thenLiteral("#")
            .then(Order.CUSTOMER_ID, KeyFormats.TEXT);
    assertTrue(twice.matches("a#a"));
    assertFalse(twice.matches("a#b"));
    assertEquals(List.of(Order.CUSTOMER_ID), twice.components());
  }

  @Test
  void ofTwoWritingsOfAComponentTheFinerIsDecoded() {
    KeyTemplate<Order> monthFirst =
        KeyTemplate.<Order>empty()
            .then(Order.PLACED_AT, KeyFormats.instant(Precision.MONTH))
            .thenLiteral("#")
            .then(Order.PLACED_AT, KeyFormats.instant(Precision.SECONDS));
    KeyTemplate<Order> monthLast =
        KeyTemplate.<Order>empty()
            .then(Order.PLACED_AT, KeyFormats.instant(Precision.SECONDS))
            .thenLiteral("#")
            .then(Order.PLACED_AT, KeyFormats.instant(Precision.MONTH));
    Instant time = Instant.parse("2024-01-15T10:30:00Z");
    assertEquals(
        time, monthFirst.truncating().decode("2024-01#2024-01-15T10:30:00Z").get(Order.PLACED_AT));
    assertEquals(
        time, monthLast.truncating().decode("2024-01-15T10:30:00Z#2024-01").get(Order.PLACED_AT));
    assertFalse(monthFirst.truncating().matches("2024-02#2024-01-15T10:30:00Z"));
    assertFalse(monthFirst.matches("2024-01#2024-01-15T10:30:00Z"), "a table key refuses to cut");
    assertTrue(monthFirst.matches("2024-01#2024-01-01T00:00:00Z"));
  }

  @Test
  void rawLiteralsAndValuesStandAsTheyAre() {
    KeyTemplate<Order> movie =
        KeyTemplate.<Order>literal("MOVIE #$%#").then(Order.CUSTOMER_ID, KeyFormats.RAW_TEXT);
    assertEquals("MOVIE #$%#Toy Story", movie.encode(ComponentSource.of(Order.of("Toy Story", 1))));
    assertEquals("Toy Story", movie.decode("MOVIE #$%#Toy Story").get(Order.CUSTOMER_ID));
  }

  @Test
  void componentsAreSeparated() {
    assertThrows(
        IllegalArgumentException.class, () -> CUSTOMER.then(Order.NUMBER, KeyFormats.INT_PLAIN));
    assertThrows(IllegalArgumentException.class, () -> CUSTOMER.thenLiteral("X"));
  }

  @Test
  void stagesStandBehindTheComponentsBeforeThem() {
    ComponentSource<Order> order = ComponentSource.of(Order.of("c", 1).at("2024-01-15T00:00:00Z"));
    assertEquals(SortRange.ALL, all(order, Order.PLACED_AT));
    assertEquals(SortRange.beginsWith("2024-01-15#"), all(order, Order.CUSTOMER_ID));
    assertThrows(IllegalArgumentException.class, () -> all(order, Order.NUMBER));
  }

  private static SortRange all(ComponentSource<Order> order, Component<Order, ?> component) {
    return DAY.stage(order, component, KeyEncoding.ORDERED).all();
  }
}
