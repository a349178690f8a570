package io.partita.runtime.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.StatedPredicate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class InstantFieldTest {

  private static final InstantField<Object> AT = new InstantField<>(Path.of("at"));
  private static final Instant SECOND = Instant.parse("2024-01-15T10:30:00Z");

  @Test
  void everyComparisonIsExactForEveryWayToWriteAnInstant() {
    List<Instant> instants = adversarialInstants();
    for (Instant bound : instants) {
      Map<Condition<Object>, IntPredicate> meanings =
          Map.of(
              AT.eq(bound), order -> order == 0,
              AT.ne(bound), order -> order != 0,
              AT.in(bound, Instant.EPOCH.minusSeconds(5)), order -> order == 0,
              AT.lt(bound), order -> order < 0,
              AT.le(bound), order -> order <= 0,
              AT.gt(bound), order -> order > 0,
              AT.ge(bound), order -> order >= 0);
      instants.forEach(
          stored ->
              meanings.forEach(
                  (condition, meaning) -> assertExact(stored, bound, condition, meaning)));
    }
  }

  private static void assertExact(
      Instant stored, Instant bound, Condition<Object> condition, IntPredicate meaning) {
    for (String text : spellings(stored)) {
      assertEquals(
          meaning.test(stored.compareTo(bound)),
          Evaluation.holds(condition, Map.of("at", AttributeValue.fromS(text))),
          () -> text + " and " + bound + ": " + condition);
    }
  }

  @Test
  void betweenIsExactAndReversedBoundsAreNeverTrue() {
    Random random = new Random(7);
    List<Instant> instants = adversarialInstants();
    for (int i = 0; i < 20_000; i++) {
      Instant stored = any(instants, random);
      Instant from = any(instants, random);
      Instant to = any(instants, random);
      Map<String, AttributeValue> item = Map.of("at", AttributeValue.fromS(stored.toString()));
      boolean expected = !stored.isBefore(from) && !stored.isAfter(to);
      assertEquals(
          expected,
          Evaluation.holds(AT.between(from, to), item),
          () -> stored + " " + from + " " + to);
    }
  }

  @Test
  void yearsWithASignAreOnTheRightSideOfEveryBound() {
    for (String text : List.of("+10000-01-01T00:00:00Z", Instant.MAX.toString())) {
      assertSide(text, true);
    }
    for (String text : List.of("-0001-12-31T23:59:59.999Z", Instant.MIN.toString())) {
      assertSide(text, false);
    }
  }

  private static void assertSide(String text, boolean later) {
    Map<String, AttributeValue> item = Map.of("at", AttributeValue.fromS(text));
    for (Instant bound : adversarialInstants()) {
      assertEquals(later, Evaluation.holds(AT.gt(bound), item), text);
      assertEquals(later, Evaluation.holds(AT.ge(bound), item), text);
      assertEquals(!later, Evaluation.holds(AT.lt(bound), item), text);
      assertEquals(!later, Evaluation.holds(AT.le(bound), item), text);
    }
    assertTrue(Evaluation.holds(AT.eq(Instant.parse(text)), item));
  }

  @Test
  void anAbsentTimeIsInNoOrder() {
    Map<String, AttributeValue> item = Map.of();
    for (Condition<Object> condition :
        List.of(
            AT.lt(SECOND),
            AT.le(SECOND),
            AT.gt(SECOND),
            AT.ge(SECOND),
            AT.eq(SECOND),
            AT.between(SECOND, SECOND))) {
      assertFalse(Evaluation.holds(condition, item));
    }
    assertTrue(Evaluation.holds(AT.ne(SECOND), item));
  }

  @Test
  void theExpressionsAreShort() {
    assertEquals("#at BETWEEN :at AND :at2", text(AT.lt(SECOND)));
    assertEquals(
        "#at BETWEEN :at AND :at2 OR #at IN (:at3, :at4, :at5, :at6)", text(AT.le(SECOND)));
    assertEquals(
        "(#at > :at OR #at < :at2) AND NOT (#at IN (:at3, :at4, :at5, :at6))", text(AT.gt(SECOND)));
    assertEquals("#at > :at OR #at < :at2", text(AT.ge(SECOND)));
    assertEquals("#at IN (:at, :at2, :at3, :at4)", text(AT.eq(SECOND)));
    assertEquals("#at = :at", text(AT.eq(SECOND.plusNanos(1))));
    assertEquals("NOT (#at = :at)", text(AT.ne(SECOND.plusNanos(1))));
  }

  @Test
  void boundsOfUnorderedYearsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> AT.lt(Instant.MAX));
    assertThrows(IllegalArgumentException.class, () -> AT.ge(Instant.MIN));
  }

  private static String text(Condition<?> condition) {
    return new Expressions().render(StatedPredicate.of(condition));
  }

  private static Instant any(List<Instant> instants, Random random) {
    return instants.get(random.nextInt(instants.size()));
  }

  /**
   * Neighbours of every precision around whole seconds, at both ends of the ordered years and
   * between.
   */
  private static List<Instant> adversarialInstants() {
    List<Instant> instants = new ArrayList<>();
    for (String second :
        List.of(
            "0000-01-01T00:00:00Z",
            "1969-12-31T23:59:59Z",
            "2024-01-15T10:30:00Z",
            "2024-01-15T10:30:01Z",
            "9999-12-31T23:59:59Z")) {
      for (int nano :
          List.of(
              0,
              1,
              999,
              1_000,
              1_001,
              999_999,
              1_000_000,
              1_000_001,
              1_001_000,
              99_000_000,
              100_000_000,
              123_000_000,
              123_456_000,
              123_456_789,
              500_000_000,
              500_000_001,
              500_001_000,
              999_000_000,
              999_999_000,
              999_999_999)) {
        instants.add(Instant.parse(second).plusNanos(nano));
      }
    }
    return instants;
  }

  /** As Partita writes it, and padded to 3, 6 and 9 digits as other writers do. */
  private static List<String> spellings(Instant instant) {
    List<String> spellings = new ArrayList<>(List.of(instant.toString()));
    String second = Instant.ofEpochSecond(instant.getEpochSecond()).toString().replace("Z", "");
    String digits = Integer.toString(1_000_000_000 + instant.getNano()).substring(1);
    for (int length : List.of(3, 6, 9)) {
      if (digits.substring(length).chars().allMatch(digit -> digit == '0')) {
        spellings.add(second + "." + digits.substring(0, length) + "Z");
      }
    }
    return spellings;
  }
}
