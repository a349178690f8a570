package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.Codecs;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ComponentTest {

  @Test
  void knowsItsNameAttributeAndFormerNames() {
    Component<Order, Integer> number = Order.NUMBER.aliases("orderNo", "n");
    assertEquals("number", number.name());
    assertEquals("no", number.attribute());
    assertSame(Codecs.INTEGER, number.codec());
    assertEquals(List.of("orderNo", "n"), number.aliases());
    assertSame(number, number.root());
    assertNull(Order.ADDRESS.attribute());
  }

  @Test
  void aPathIsNullWhereAnythingOnItIs() {
    assertEquals("address.city", Order.CITY.name());
    assertSame(Order.ADDRESS, Order.CITY.root());
    assertEquals("Ulm", Order.CITY.get(Order.of("c", 1).in("Ulm", null)));
    assertNull(Order.CITY.get(Order.of("c", 1).in(null, null)));
    assertNull(Order.CITY.get(Order.of("c", 1)));
  }

  @Test
  void anEmptyOptionalIsNullInside() {
    assertEquals("coupon", Order.COUPON.name());
    assertSame(Order.COUPON_OPTIONAL, Order.COUPON.root());
    assertEquals("X", Order.COUPON.get(Order.of("c", 1).withCoupon("X")));
    assertNull(Order.COUPON.get(Order.of("c", 1)));
    assertSame(Order.ADDRESS, Order.STREET.root());
    assertEquals("Main", Order.STREET.get(Order.of("c", 1).in("Ulm", "Main")));
    assertNull(Order.STREET.get(Order.of("c", 1)));
  }

  @Test
  void valuesKnowWhatTheyWereGivenBeItNull() {
    ComponentValues<Order> values = ComponentValues.of(Order.CUSTOMER_ID, "c", Order.NUMBER, null);
    assertEquals("c", values.get(Order.CUSTOMER_ID));
    assertTrue(values.contains(Order.NUMBER));
    assertNull(values.get(Order.NUMBER));
    assertFalse(values.contains(Order.PLACED_AT));
    assertNull(values.get(Order.PLACED_AT));
    assertFalse(ComponentValues.<Order>empty().contains(Order.CUSTOMER_ID));
  }

  @Test
  void valuesOfAComponentAreThoseOfItsPaths() {
    ComponentValues<Order> values =
        ComponentValues.of(
            Order.ADDRESS,
            new Order.Address("Ulm", Optional.of("Main")),
            Order.COUPON_OPTIONAL,
            Optional.empty());
    assertTrue(values.contains(Order.CITY));
    assertEquals("Ulm", values.get(Order.CITY));
    assertTrue(values.contains(Order.STREET));
    assertEquals("Main", values.get(Order.STREET));
    assertTrue(values.contains(Order.COUPON));
    assertNull(values.get(Order.COUPON));
    ComponentValues<Order> street = ComponentValues.of(Order.STREET_OPTIONAL, Optional.of("High"));
    assertEquals("High", street.get(Order.STREET));
    assertFalse(street.contains(Order.CITY));
  }

  @Test
  void laterValuesWinAndEarlierOnesStayAsTheyWere() {
    ComponentValues<Order> first = ComponentValues.of(Order.CUSTOMER_ID, "a", Order.NUMBER, 1);
    ComponentValues<Order> second = first.with(Order.NUMBER, 2);
    assertEquals(1, first.get(Order.NUMBER));
    assertEquals(2, second.get(Order.NUMBER));
    ComponentValues<Order> merged =
        first.with(ComponentValues.of(Order.NUMBER, 3).with(Order.NUMBER, 4));
    assertEquals(4, merged.get(Order.NUMBER));
    assertEquals("a", merged.get(Order.CUSTOMER_ID));
  }
}
