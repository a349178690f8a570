package io.partita.runtime.internal.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StoredValuesTest {

  @Test
  void numbersAreEqualByValue() {
    assertTrue(equal(AttributeValue.fromN("1.50"), AttributeValue.fromN("1.5")));
    assertTrue(equal(AttributeValue.fromN("100"), AttributeValue.fromN("1E+2")));
    assertFalse(equal(AttributeValue.fromN("1.5"), AttributeValue.fromN("1.6")));
    assertFalse(equal(AttributeValue.fromN("1"), AttributeValue.fromS("1")));
  }

  @Test
  void setsAreEqualWithoutOrder() {
    assertTrue(
        equal(AttributeValue.fromSs(List.of("a", "b")), AttributeValue.fromSs(List.of("b", "a"))));
    assertTrue(
        equal(
            AttributeValue.fromNs(List.of("1", "2")), AttributeValue.fromNs(List.of("2.0", "1"))));
    assertFalse(equal(AttributeValue.fromSs(List.of("1")), AttributeValue.fromNs(List.of("1"))));
    assertTrue(equal(bytes("a", "b"), bytes("b", "a")));
  }

  @Test
  void listsAreEqualInOrder() {
    assertTrue(equal(numbers("1", "2"), numbers("1.0", "2")));
    assertFalse(equal(numbers("1", "2"), numbers("2", "1")));
    assertFalse(equal(numbers("1", "2"), numbers("1")));
  }

  @Test
  void mapsAreEqualByTheirEntries() {
    assertTrue(equal(map("a", numbers("1")), map("a", numbers("1.0"))));
    assertFalse(equal(map("a", numbers("1")), map("b", numbers("1"))));
  }

  @Test
  void absenceEqualsAbsenceOnly() {
    assertTrue(StoredValues.equal((AttributeValue) null, null));
    assertFalse(StoredValues.equal(AttributeValue.fromBool(true), null));
    assertFalse(StoredValues.equal(null, AttributeValue.fromNul(true)));
  }

  @Test
  void anAbsentSetContainsNothing() {
    AttributeValue set = AttributeValue.fromSs(List.of("a"));

    assertTrue(StoredValues.containsNone(null, set));
    assertFalse(StoredValues.containsAll(null, set));
    assertFalse(StoredValues.containsNone(AttributeValue.fromSs(List.of("a", "b")), set));
  }

  @Test
  void aListEndsWithItsLastElements() {
    assertTrue(StoredValues.endsWith(numbers("1", "2", "3"), numbers("2.0", "3")));
    assertFalse(StoredValues.endsWith(numbers("1", "2", "3"), numbers("1", "2")));
    assertFalse(StoredValues.endsWith(numbers("3"), numbers("2", "3")));
    assertFalse(StoredValues.endsWith(null, numbers("1")));
  }

  @Test
  void collectionsHaveSizes() {
    assertEquals(OptionalInt.of(2), StoredValues.size(numbers("1", "1.0")));
    assertEquals(
        OptionalInt.of(1),
        StoredValues.size(AttributeValue.fromM(Map.of("a", AttributeValue.fromS("b")))));
    assertEquals(OptionalInt.of(2), StoredValues.size(bytes("a", "b")));
    assertEquals(OptionalInt.empty(), StoredValues.size(AttributeValue.fromS("abc")));
    assertEquals(OptionalInt.empty(), StoredValues.size(AttributeValue.fromNul(true)));
  }

  @Test
  void setsGrowByWhatTheyDoNotHave() {
    assertEquals(
        OptionalInt.of(3),
        StoredValues.sizeWith(
            AttributeValue.fromNs(List.of("1.50", "2")),
            AttributeValue.fromNs(List.of("1.5", "3"))));
    assertEquals(OptionalInt.of(2), StoredValues.sizeWith(bytes("a"), bytes("b", "a")));
    assertEquals(
        OptionalInt.empty(),
        StoredValues.sizeWith(
            AttributeValue.fromSs(List.of("1")), AttributeValue.fromNs(List.of("1"))));
    assertEquals(
        OptionalInt.empty(),
        StoredValues.sizeWith(AttributeValue.fromNul(true), AttributeValue.fromNs(List.of("1"))));
  }

  private static boolean equal(AttributeValue left, AttributeValue right) {
    return StoredValues.equal(left, right);
  }

  private static AttributeValue numbers(String... numbers) {
    return AttributeValue.fromL(List.of(numbers).stream().map(AttributeValue::fromN).toList());
  }

  private static AttributeValue map(String key, AttributeValue value) {
    return AttributeValue.fromM(Map.of(key, value));
  }

  private static AttributeValue bytes(String... texts) {
    return AttributeValue.fromBs(List.of(texts).stream().map(SdkBytes::fromUtf8String).toList());
  }
}
