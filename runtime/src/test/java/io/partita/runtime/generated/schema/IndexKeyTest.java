package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class IndexKeyTest {

  private static final KeyAttribute<Order> CITY =
      KeyAttribute.partition(
          "GSI1PK",
          KeyTemplate.<Order>literal("CITY#").then(Order.CITY, KeyFormats.UPPER).truncating());
  private static final KeyAttribute<Order> DAY =
      KeyAttribute.sort(
          "GSI1SK",
          KeyTemplate.<Order>empty()
              .then(Order.PLACED_AT, KeyFormats.instant(Precision.DAY))
              .thenLiteral("#")
              .then(Order.NUMBER, KeyFormats.INT_PADDED)
              .truncating());
  private static final IndexKey<Order> GSI1 = IndexKey.of("Order", "GSI1", CITY, DAY);
  private static final Order ORDER = Order.of("c", 7).in("Ulm", null).at("2024-01-15T10:30:00Z");

  @Test
  void bothTemplatesAreWrittenCutToTheirFormats() {
    Map<String, AttributeValue> key =
        Map.of(
            "GSI1PK",
            AttributeValue.fromS("CITY#ULM"),
            "GSI1SK",
            AttributeValue.fromS("2024-01-15#0000000007"));
    assertEquals(key, PrimaryKeyTest.written(GSI1::write, ORDER));
    assertEquals(key, GSI1.of(ComponentSource.of(ORDER)));
    assertEquals(List.of("GSI1PK", "GSI1SK"), GSI1.attributes());
    assertEquals(List.of(Order.CITY, Order.PLACED_AT, Order.NUMBER), GSI1.components());
    assertEquals("GSI1", GSI1.index());
  }

  @Test
  void aNullComponentInEitherMeansNotOnTheIndex() {
    assertEquals(
        Map.of(), PrimaryKeyTest.written(GSI1::write, Order.of("c", 7).at("2024-01-15T10:30:00Z")));
    assertEquals(Map.of(), PrimaryKeyTest.written(GSI1::write, Order.of("c", 7).in("Ulm", null)));
  }

  @Test
  void aNativePartIsNotWrittenButItsNullMeansNotOnTheIndex() {
    IndexKey<Order> index =
        IndexKey.of("Order", "GSI1", CITY, KeyAttribute.nativeSort(Order.PLACED_AT));
    assertEquals(List.of("GSI1PK"), index.attributes());
    assertEquals(
        Map.of("GSI1PK", AttributeValue.fromS("CITY#ULM")),
        PrimaryKeyTest.written(index::write, ORDER));
    assertEquals(Map.of(), PrimaryKeyTest.written(index::write, Order.of("c", 7).in("Ulm", null)));
  }

  @Test
  void anAttributeOfAnotherKeyIsNotWritten() {
    IndexKey<Order> index = IndexKey.of("Order", "GSI1", null, DAY);
    assertNull(index.partition());
    assertEquals(List.of("GSI1SK"), index.attributes());
    assertEquals(
        Map.of("GSI1SK", AttributeValue.fromS("2024-01-15#0000000007")),
        PrimaryKeyTest.written(index::write, ORDER));
    assertEquals(List.of(), IndexKey.<Order>of("Order", "GSI1", null, null).attributes());
  }

  @Test
  void whatIsNotNullMustFitAndIsRefusedByName() {
    InvalidKeyException empty =
        assertThrows(
            InvalidKeyException.class, () -> GSI1.of(ComponentSource.of(ORDER.in("", null))));
    assertEquals("address.city", empty.component());
    assertTrue(
        empty.getMessage().contains("'address.city' of Order is empty."), empty.getMessage());
    InvalidKeyException tooLong =
        assertThrows(
            InvalidKeyException.class,
            () -> GSI1.of(ComponentSource.of(ORDER.in("x".repeat(2044), null))));
    assertEquals("GSI1PK", tooLong.component());
    IndexKey<Order> native_ =
        IndexKey.of("Order", "GSI2", KeyAttribute.nativePartition(Order.CUSTOMER_ID), null);
    assertThrows(InvalidKeyException.class, () -> native_.of(ComponentSource.of(Order.of("", 1))));
  }
}
