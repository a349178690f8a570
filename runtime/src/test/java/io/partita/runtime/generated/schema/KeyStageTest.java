package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.internal.key.KeyBounds;
import io.partita.runtime.internal.key.KeyRange;
import io.partita.runtime.internal.key.KeyRange.AtLeast;
import io.partita.runtime.internal.key.KeyRange.AtMost;
import io.partita.runtime.internal.key.KeyRange.BeginsWith;
import io.partita.runtime.internal.key.KeyRange.Between;
import io.partita.runtime.internal.key.KeyRange.LessThan;
import org.junit.jupiter.api.Test;

/** Ranges of one component, behind known ones. */
class KeyStageTest {

  private static final KeyTemplate<Order> COURSE =
      KeyTemplate.<Order>literal("COURSE#")
          .then(Order.CUSTOMER_ID, KeyFormats.TEXT)
          .thenLiteral("#")
          .then(Order.NUMBER, KeyFormats.intWidth(3));
  private static final KeyTemplate<Order> TITLE =
      KeyTemplate.<Order>literal("T#").then(Order.CUSTOMER_ID, KeyFormats.RAW_TEXT);

  @Test
  void boundsIncludeEverythingBelowThem() {
    KeyStage<Order, String> stage =
        COURSE.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    assertEquals(new BeginsWith("COURSE#"), stage.all());
    assertEquals(new Between("COURSE#2024", "COURSE$"), stage.from("2024"));
    assertEquals(new Between("COURSE#2024$", "COURSE$"), stage.after("2024"));
    assertEquals(new Between("COURSE#", "COURSE#2024$"), stage.to("2024"));
    assertEquals(new Between("COURSE#", KeyBounds.lastBefore("COURSE#2024")), stage.before("2024"));
    assertEquals(new Between("COURSE#2023", "COURSE#2024$"), stage.between("2023", "2024"));
    assertEquals(new BeginsWith("COURSE#20%23"), stage.startsWith("20#"));
    assertEquals(stage.all(), stage.startsWith(""));
  }

  @Test
  void laterComponentsStandBehindTheValuesOfEarlierOnes() {
    KeyStage<Order, Integer> stage =
        COURSE.stage(ComponentValues.of(Order.CUSTOMER_ID, "a"), Order.NUMBER, KeyEncoding.ORDERED);
    assertEquals(new Between("COURSE#a#007", "COURSE#a$"), stage.from(7));
    assertTrue(stage.between(8, 7).isEmpty());
    assertFalse(stage.between(7, 7).isEmpty());
  }

  @Test
  void rangesEndWhereTheTextsOfTheComponentDo() {
    KeyStage<Order, Integer> stage = numbers("a").within(new TextBounds("000", "999"));
    assertEquals(new Between("COURSE#a#000", "COURSE#a#999"), stage.all());
    assertEquals(new Between("COURSE#a#007", "COURSE#a#999"), stage.from(7));
    assertEquals(new Between("COURSE#a#000", "COURSE#a#007$"), stage.to(7));
    assertEquals(
        new Between("COURSE#a#000", KeyBounds.lastBefore("COURSE#a#007")), stage.before(7));
    assertEquals(new Between("COURSE#a#007$", "COURSE#a#999"), stage.behind(7));
    assertTrue(stage.after(999).isEmpty());
  }

  @Test
  void boundsOfTextsAreNoLongerThanKeys() {
    String longest = "x".repeat(1014);
    KeyRange all = numbers(longest).within(new TextBounds("000", "999")).all();
    assertEquals(new Between("COURSE#" + longest + "#00", "COURSE#" + longest + "#99"), all);
    KeyStage<Order, Integer> beyond = numbers("x".repeat(1017));
    assertTrue(beyond.within(new TextBounds("000", "999")).all().isEmpty());
    // The next character needs two bytes where there is room for one.
    KeyRange split = numbers("x".repeat(1015)).within(new TextBounds("a", "\u00e9$")).all();
    assertTrue(split.contains("COURSE#" + "x".repeat(1015) + "#z"));
  }

  private static KeyStage<Order, Integer> numbers(String customer) {
    return COURSE.stage(
        ComponentValues.of(Order.CUSTOMER_ID, customer), Order.NUMBER, KeyEncoding.ORDERED);
  }

  @Test
  void withoutAPrefixOneBoundIsEnough() {
    KeyTemplate<Order> bare = KeyTemplate.<Order>empty().then(Order.CUSTOMER_ID, KeyFormats.TEXT);
    KeyStage<Order, String> stage =
        bare.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    assertEquals(KeyRange.all(), stage.all());
    assertEquals(new AtLeast("a"), stage.from("a"));
    assertEquals(new AtLeast("a$"), stage.after("a"));
    assertEquals(new AtMost("a$"), stage.to("a"));
    assertEquals(new LessThan("a"), stage.before("a"));
  }

  @Test
  void rawTextIsBoundedByItselfBecauseASpaceMayFollow() {
    KeyStage<Order, String> stage =
        TITLE.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.RAW);
    assertFalse(stage.to("Toy").contains("T#Toy Story"));
    assertTrue(stage.after("Toy").contains("T#Toy Story"));
    assertFalse(stage.after("Toy").contains("T#Toy"));
    assertTrue(stage.from("Toy").contains("T#Zoo"));
    assertFalse(stage.from("Toy").contains("T$"));
    assertEquals(new BeginsWith("T#Toy S"), stage.startsWith("Toy S"));
  }

  @Test
  void boundsAreCheckedLikeKeys() {
    KeyStage<Order, String> stage =
        COURSE
            .ownedBy(new KeyOwner("Order", "SK"))
            .stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    assertRefused("is empty", () -> stage.from(""));
    assertRefused("unpaired surrogate", () -> stage.startsWith("\uD800"));
    assertRefused("more than the 1024 bytes", () -> stage.to("x".repeat(1018)));
    String longest = "x".repeat(1017);
    assertEquals(new Between("COURSE#", "COURSE#" + longest), stage.to(longest));
    assertRefused("more than the 1024 bytes", () -> stage.after(longest));
    assertThrows(
        IllegalArgumentException.class,
        () -> COURSE.stage(ComponentSource.of(Order.of("c", 1)), Order.CITY, KeyEncoding.ORDERED));
    assertThrows(
        InvalidKeyException.class,
        () -> COURSE.stage(ComponentValues.empty(), Order.NUMBER, KeyEncoding.ORDERED));
  }

  private static void assertRefused(String reason, Runnable range) {
    InvalidKeyException e = assertThrows(InvalidKeyException.class, range::run);
    assertEquals("customerId", e.component());
    assertTrue(
        e.getMessage().startsWith("[INVALID_KEY] Key component 'customerId' of Order "),
        e.getMessage());
    assertTrue(e.getMessage().contains(reason), e.getMessage());
    assertFalse(e.getMessage().contains("xxx"), e.getMessage());
  }
}
