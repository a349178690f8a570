package io.partita.runtime.internal.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ExpressionsTest {

  private static final AttributeValue VALUE = AttributeValue.fromS("x");

  private final Expressions expressions = new Expressions();

  @Test
  void aNameHasOneReadablePlaceholder() {
    assertEquals("#email", expressions.name("email"));
    assertEquals("#email", expressions.name("email"));
    assertEquals(Map.of("#email", "email"), expressions.names());
  }

  @Test
  void anUnreadableNameIsNumbered() {
    assertEquals("#n0", expressions.name("first-name"));
    assertEquals("#n1", expressions.name("größe"));
    assertEquals("#n0", expressions.name("first-name"));
    assertEquals(Map.of("#n0", "first-name", "#n1", "größe"), expressions.names());
  }

  @Test
  void namesThatLookLikeNumberedPlaceholdersDoNotClash() {
    assertEquals("#n0", expressions.name("n0"));
    assertEquals("#n1", expressions.name("a.b"));
    assertEquals("#n2", expressions.name("n1"));
    assertEquals(Map.of("#n0", "n0", "#n1", "a.b", "#n2", "n1"), expressions.names());
  }

  @Test
  void placeholdersBecomeShortBeforeAnExpressionBecomesTooLong() {
    String text =
        IntStream.range(0, 200)
            .mapToObj(i -> "someRatherDescriptiveName" + i)
            .map(name -> expressions.name(name) + " = " + expressions.value(name, VALUE))
            .collect(Collectors.joining(", ", "SET ", ""));
    assertTrue(text.startsWith("SET #someRatherDescriptiveName0 = :someRatherDescriptiveName0"));
    assertTrue(text.length() <= 4096, () -> "length " + text.length());
    assertEquals(200, expressions.names().size());
    assertEquals(200, expressions.values().size());
  }

  @Test
  void everyValueHasAPlaceholderOfItsOwn() {
    assertEquals(":email", expressions.value("email", VALUE));
    assertEquals(":email2", expressions.value("email", VALUE));
    assertEquals(":email3", expressions.value("email", VALUE));
    assertEquals(3, expressions.values().size());
  }

  @Test
  void valuesOfNamesThatEndInNumbersDoNotClash() {
    assertEquals(":line2", expressions.value("line2", VALUE));
    assertEquals(":line", expressions.value("line", VALUE));
    assertEquals(":line3", expressions.value("line", VALUE));
    assertEquals(":v", expressions.value("first-name", VALUE));
    assertEquals(4, expressions.values().size());
  }

  @Test
  void pathsConsistOfPlaceholders() {
    Path path = Path.of("address").attribute("lines").element(2);
    assertEquals("#address.#lines[2]", expressions.path(path));
    assertEquals("address.lines[2]", path.toString());
  }

  @Test
  void keysOfMapEntriesShowNeitherInExpressionsNorInMessages() {
    Path path = Path.of("phones").entry("secret").attribute("number");
    assertEquals("#phones.#n0.#number", expressions.path(path));
    assertEquals("secret", expressions.names().get("#n0"));
    assertEquals("phones[...].number", path.toString());
  }

  @Test
  void anEmptyMapIsNoMap() {
    assertNull(expressions.namesOrNull());
    assertNull(expressions.valuesOrNull());
  }

  @Test
  void listsCountFromZero() {
    Path path = Path.of("lines");
    assertThrows(IllegalArgumentException.class, () -> path.element(-1));
  }

  @Test
  void threeHundredOperatorsAreAllowedAndOneMoreIsNot() {
    expressions.render(Predicate.not(joined(150, Predicate.exists(Path.of("a")))));
    assertOperators(301, joined(151, Predicate.exists(Path.of("a"))));
    Operand value = Operand.value("a", VALUE);
    Predicate between = Predicate.between(Operand.stored(Path.of("a")), value, value);
    assertOperators(301, joined(151, between));
    assertOperators(
        302, joined(101, Predicate.compare(Operand.size(Path.of("a")), Comparator.EQ, value)));
  }

  private static Predicate joined(int times, Predicate predicate) {
    return Predicate.or(Collections.nCopies(times, predicate));
  }

  private void assertOperators(int operators, Predicate predicate) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> expressions.render(predicate));
    assertEquals(
        "The condition has "
            + operators
            + " operators; DynamoDB allows 300 in one expression. Split it, or use in(...).",
        refused.getMessage());
  }

  @Test
  void longExpressionsAreRefused() {
    List<Operand> values =
        IntStream.range(0, 600).mapToObj(i -> Operand.value("number", VALUE)).toList();
    Predicate in = Predicate.in(Operand.stored(Path.of("number")), values);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> expressions.render(in));
    assertEquals(true, refused.getMessage().startsWith("The condition is "), refused.getMessage());
  }
}
