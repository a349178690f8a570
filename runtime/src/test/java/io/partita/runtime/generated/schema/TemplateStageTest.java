package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.key.KeyBounds;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ranges of one component, behind known ones. */
class TemplateStageTest {

  private static final KeyTemplate<Order> COURSE =
      KeyTemplate.<Order>literal("COURSE#")
          .then(Order.CUSTOMER_ID, KeyFormats.TEXT)
          .thenLiteral("#")
          .then(Order.NUMBER, KeyFormats.intWidth(3));
  private static final KeyTemplate<Order> TITLE =
      KeyTemplate.<Order>literal("T#").then(Order.CUSTOMER_ID, KeyFormats.RAW_TEXT);

  @Test
  void boundsIncludeEverythingBelowThem() {
    TemplateStage<Order, String> stage =
        COURSE.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    assertEquals(SortRange.beginsWith("COURSE#"), stage.all());
    assertEquals(SortRange.between("COURSE#2024", "COURSE$"), stage.from("2024"));
    assertEquals(SortRange.between("COURSE#2024$", "COURSE$"), stage.after("2024"));
    assertEquals(SortRange.between("COURSE#", "COURSE#2024$"), stage.to("2024"));
    assertEquals(
        SortRange.between("COURSE#", KeyBounds.lastBefore("COURSE#2024")), stage.before("2024"));
    assertEquals(SortRange.between("COURSE#2023", "COURSE#2024$"), stage.between("2023", "2024"));
    assertEquals(SortRange.beginsWith("COURSE#20%23"), stage.startsWith("20#"));
    assertEquals(stage.all(), stage.startsWith(""));
  }

  @Test
  void laterComponentsStandBehindTheValuesOfEarlierOnes() {
    TemplateStage<Order, Integer> stage =
        COURSE.stage(ComponentValues.of(Order.CUSTOMER_ID, "a"), Order.NUMBER, KeyEncoding.ORDERED);
    assertEquals(SortRange.between("COURSE#a#007", "COURSE#a$"), stage.from(7));
    assertTrue(stage.between(8, 7).isEmpty());
    assertFalse(stage.between(7, 7).isEmpty());
  }

  @Test
  void rangesEndWhereTheTextsOfTheComponentDo() {
    TemplateStage<Order, Integer> stage = numbers("a").within(new TextBounds("000", "999"));
    assertEquals(SortRange.between("COURSE#a#000", "COURSE#a#999"), stage.all());
    assertEquals(SortRange.between("COURSE#a#007", "COURSE#a#999"), stage.from(7));
    assertEquals(SortRange.between("COURSE#a#000", "COURSE#a#007$"), stage.to(7));
    assertEquals(
        SortRange.between("COURSE#a#000", KeyBounds.lastBefore("COURSE#a#007")), stage.before(7));
    assertEquals(SortRange.between("COURSE#a#007$", "COURSE#a#999"), stage.behind(7));
    assertTrue(stage.after(999).isEmpty());
  }

  @Test
  void boundsOfTextsAreNoLongerThanKeys() {
    String longest = "x".repeat(1014);
    SortRange all = numbers(longest).within(new TextBounds("000", "999")).all();
    assertEquals(SortRange.between("COURSE#" + longest + "#00", "COURSE#" + longest + "#99"), all);
    TemplateStage<Order, Integer> beyond = numbers("x".repeat(1017));
    assertTrue(beyond.within(new TextBounds("000", "999")).all().isEmpty());
    // The next character needs two bytes where there is room for one.
    SortRange split = numbers("x".repeat(1015)).within(new TextBounds("a", "\u00e9$")).all();
    assertTrue(split.contains(AttributeValue.fromS("COURSE#" + "x".repeat(1015) + "#z")));
  }

  private static TemplateStage<Order, Integer> numbers(String customer) {
    return COURSE.stage(
        ComponentValues.of(Order.CUSTOMER_ID, customer), Order.NUMBER, KeyEncoding.ORDERED);
  }

  @Test
  void withoutAPrefixOneBoundIsEnough() {
    KeyTemplate<Order> bare = KeyTemplate.<Order>empty().then(Order.CUSTOMER_ID, KeyFormats.TEXT);
    TemplateStage<Order, String> stage =
        bare.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    assertEquals(SortRange.ALL, stage.all());
    assertEquals(SortRange.compared(Comparator.GE, "a"), stage.from("a"));
    assertEquals(SortRange.compared(Comparator.GE, "a$"), stage.after("a"));
    assertEquals(SortRange.compared(Comparator.LE, "a$"), stage.to("a"));
    assertEquals(SortRange.compared(Comparator.LT, "a"), stage.before("a"));
  }

  @Test
  void rawTextIsBoundedByItselfBecauseASpaceMayFollow() {
    TemplateStage<Order, String> stage =
        TITLE.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.RAW);
    assertFalse(stage.to("Toy").contains(AttributeValue.fromS("T#Toy Story")));
    assertTrue(stage.after("Toy").contains(AttributeValue.fromS("T#Toy Story")));
    assertFalse(stage.after("Toy").contains(AttributeValue.fromS("T#Toy")));
    assertTrue(stage.from("Toy").contains(AttributeValue.fromS("T#Zoo")));
    assertFalse(stage.from("Toy").contains(AttributeValue.fromS("T$")));
    assertEquals(SortRange.beginsWith("T#Toy S"), stage.startsWith("Toy S"));
  }

  @Test
  void boundsAreCheckedLikeKeys() {
    TemplateStage<Order, String> stage =
        COURSE
            .ownedBy(new KeyOwner("Order", "SK"))
            .stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    assertRefused("is empty", () -> stage.from(""));
    assertRefused("unpaired surrogate", () -> stage.startsWith("\uD800"));
    assertRefused("more than the 1024 bytes", () -> stage.to("x".repeat(1018)));
    String longest = "x".repeat(1017);
    assertEquals(SortRange.between("COURSE#", "COURSE#" + longest), stage.to(longest));
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
