package io.partita.runtime.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.generated.value.SetKind;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.StatedPredicate;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ConditionTest {

  private static final TextField<User> EMAIL = new TextField<>(Path.of("email"));
  private static final OrderedField<User, Integer> AGE =
      new OrderedField<>(Path.of("age"), Codecs.INTEGER);
  private static final OrderedField<User, LocalDate> BORN =
      new OrderedField<>(Path.of("born"), Codecs.LOCAL_DATE);
  private static final BooleanField<User> ACTIVE = new BooleanField<>(Path.of("active"));
  private static final BinaryField<User, byte[]> PHOTO =
      new BinaryField<>(Path.of("photo"), Codecs.BYTES);
  private static final Field<User, Optional<String>> NICK =
      new Field<>(Path.of("nick"), Codecs.optional(Codecs.STRING));
  private static final SetField<User, String> TAGS =
      new SetField<>(Path.of("tags"), Codecs.set(SetKind.TEXT, Codecs.STRING), Codecs.STRING);
  private static final ListField<User, String, TextField<User>> LINES =
      new ListField<>(Path.of("lines"), Codecs.list(Codecs.STRING), Codecs.STRING, TextField::new);
  private static final MapField<User, String, Integer, OrderedField<User, Integer>> SCORES =
      new MapField<>(
          Path.of("scores"),
          Codecs.map(Codecs.INTEGER),
          MapKey.STRING,
          path -> new OrderedField<>(path, Codecs.INTEGER));

  private static final MapField<User, Integer, String, TextField<User>> YEARS =
      new MapField<>(
          Path.of("years"),
          Codecs.map(MapKey.INTEGER, Codecs.STRING),
          MapKey.INTEGER,
          TextField::new);

  private final Expressions expressions = new Expressions();

  private interface User {}

  private String text(Condition<User> condition) {
    return expressions.render(StatedPredicate.of(condition));
  }

  @Test
  void comparisonsNameThePathAndTheValue() {
    assertEquals("#email = :email", text(EMAIL.eq("a@b.c")));
    assertEquals("#email <> :email2", text(EMAIL.ne("x")));
    assertEquals("#age < :age", text(AGE.lt(1)));
    assertEquals("#age <= :age2", text(AGE.le(2)));
    assertEquals("#age > :age3", text(AGE.gt(3)));
    assertEquals("#age >= :age4", text(AGE.ge(4)));
    assertEquals("#age BETWEEN :age5 AND :age6", text(AGE.between(5, 6)));
    assertEquals("#active = :active", text(ACTIVE.isTrue()));
    assertEquals("#active = :active2", text(ACTIVE.isFalse()));
    assertEquals(AttributeValue.fromS("a@b.c"), expressions.values().get(":email"));
    assertEquals(AttributeValue.fromN("6"), expressions.values().get(":age6"));
    assertEquals(AttributeValue.fromBool(false), expressions.values().get(":active2"));
    assertEquals(
        Map.of("#email", "email", "#age", "age", "#active", "active"), expressions.names());
  }

  @Test
  void functionsTakeThePath() {
    assertEquals("attribute_exists(#email)", text(EMAIL.exists()));
    assertEquals("attribute_not_exists(#email)", text(EMAIL.notExists()));
    assertEquals("begins_with(#email, :email)", text(EMAIL.beginsWith("a")));
    assertEquals("contains(#email, :email2)", text(EMAIL.contains("@")));
    assertEquals("size(#email) > :email3", text(EMAIL.size().gt(5)));
    assertEquals("begins_with(#photo, :photo)", text(PHOTO.beginsWith(new byte[] {1})));
    assertEquals("size(#photo) BETWEEN :photo2 AND :photo3", text(PHOTO.size().between(1, 9)));
    assertEquals("contains(#tags, :tags)", text(TAGS.contains("y")));
    assertEquals("contains(#lines, :lines)", text(LINES.contains("z")));
    assertEquals(
        AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1})),
        expressions.values().get(":photo"));
  }

  @Test
  void pathsLeadIntoListsMapsAndRecords() {
    assertEquals("#lines[2] = :lines", text(LINES.at(2).eq("z")));
    assertEquals("#scores.#n0 >= :scores", text(SCORES.at("chess").ge(7)));
    assertEquals("chess", expressions.names().get("#n0"));
    assertEquals("attribute_exists(#years.#n1)", text(YEARS.at(2024).exists()));
    assertEquals("2024", expressions.names().get("#n1"));
    assertThrows(NullPointerException.class, () -> YEARS.at(null));
    TextField<User> city = new TextField<>(Path.of("address").attribute("city"));
    assertEquals("#address.#city = :city", text(city.eq("Bonn")));
  }

  @Test
  void parenthesesAppearOnlyWhereNeeded() {
    Condition<User> a = EMAIL.exists();
    Condition<User> b = AGE.exists();
    Condition<User> c = NICK.exists();
    String e = "attribute_exists(#email)";
    String f = "attribute_exists(#age)";
    String g = "attribute_exists(#nick)";
    assertEquals(e + " AND " + f + " AND " + g, text(a.and(b).and(c)));
    assertEquals(e + " AND " + f + " AND " + g, text(a.and(b.and(c))));
    assertEquals(e + " AND " + f + " OR " + g, text(a.and(b).or(c)));
    assertEquals("(" + e + " OR " + f + ") AND " + g, text(a.or(b).and(c)));
    assertEquals(e + " AND (" + f + " OR " + g + ")", text(a.and(b.or(c))));
    assertEquals("NOT " + e + " AND " + f, text(a.not().and(b)));
    assertEquals("NOT (" + e + " AND " + f + ")", text(a.and(b).not()));
    assertEquals("NOT (#age = :age)", text(AGE.eq(1).not()));
    assertEquals(e, text(a.not().not()));
    assertEquals(e + " AND " + f + " AND " + g, text(Condition.allOf(a, b, c)));
    assertEquals(e + " OR " + f + " OR " + g, text(Condition.anyOf(a, b, c)));
    assertEquals(
        e + " AND #age BETWEEN :age2 AND :age3 AND " + g, text(a.and(AGE.between(1, 2)).and(c)));
  }

  @Test
  void reversedBoundsAreNeverTrueAndNeverSent() {
    String never = "attribute_exists(#age) AND attribute_not_exists(#age)";
    assertEquals(never, text(AGE.between(10, 9)));
    assertEquals("#age BETWEEN :age AND :age2", text(AGE.between(-10, 9)));
    assertEquals(
        "#email BETWEEN :email AND :email2", text(EMAIL.between("\uFFFF", "\uD83D\uDE00")));
    assertEquals(
        "attribute_exists(#email) AND attribute_not_exists(#email)",
        text(EMAIL.between("\uD83D\uDE00", "\uFFFF")));
    assertEquals(
        "attribute_exists(#photo) AND attribute_not_exists(#photo)",
        text(PHOTO.between(new byte[] {(byte) 0x80}, new byte[] {0x7F})));
    assertEquals(
        "attribute_exists(#tags) AND attribute_not_exists(#tags)", text(TAGS.size().between(2, 1)));
  }

  @Test
  void inWithoutValuesIsNeverTrueAndInWithOneIsEqual() {
    assertEquals("attribute_exists(#age) AND attribute_not_exists(#age)", text(AGE.in()));
    assertEquals("#age = :age", text(AGE.in(5)));
    assertEquals("#age IN (:age2, :age3)", text(AGE.in(5, 6)));
    assertEquals("#age = :age4", text(AGE.in(7, 7)));
  }

  @Test
  void moreThanAHundredValuesAreSplit() {
    List<Integer> ages = IntStream.range(0, 201).boxed().toList();
    String text = text(EMAIL.exists().and(AGE.in(ages)));
    String[] parts = text.split(" OR ");
    assertEquals(3, parts.length);
    assertTrue(parts[0].matches(".*\\(#age IN \\((:\\w+, ){99}:\\w+\\)"), parts[0]);
    assertTrue(parts[1].matches("#age IN \\((:\\w+, ){99}:\\w+\\)"), parts[1]);
    assertTrue(parts[2].matches("#age IN \\(:\\w+\\)\\)"), parts[2]);
    assertEquals(201, expressions.values().size());
  }

  @Test
  void valuesThatAreStoredAsNothingEqualAnAbsentAttribute() {
    assertEquals("attribute_not_exists(#nick)", text(NICK.eq(Optional.empty())));
    assertEquals("attribute_exists(#nick)", text(NICK.ne(Optional.empty())));
    assertEquals("attribute_not_exists(#tags)", text(TAGS.eq(Set.of())));
    assertEquals(
        "attribute_not_exists(#nick) OR #nick = :nick",
        text(NICK.in(Optional.empty(), Optional.of("x"))));
  }

  @Test
  void insideACollectionAMissingValueIsANull() {
    ListField<User, Optional<String>, Field<User, Optional<String>>> names =
        new ListField<>(
            Path.of("names"),
            Codecs.list(Codecs.optional(Codecs.STRING)),
            Codecs.optional(Codecs.STRING),
            path -> new Field<>(path, Codecs.optional(Codecs.STRING)));
    assertEquals("#names[0] = :names", text(names.at(0).eq(Optional.empty())));
    assertEquals(AttributeValue.fromNul(true), expressions.values().get(":names"));
    assertEquals("contains(#names, :names2)", text(names.contains(Optional.empty())));
    assertEquals(AttributeValue.fromNul(true), expressions.values().get(":names2"));
  }

  @Test
  void anAbsentCollectionHasSizeZeroAndAnAbsentTextHasNone() {
    assertEquals("attribute_not_exists(#tags) OR size(#tags) = :tags", text(TAGS.size().eq(0)));
    assertEquals("size(#tags) > :tags2", text(TAGS.size().gt(0)));
    assertEquals("attribute_not_exists(#tags) OR size(#tags) < :tags3", text(TAGS.size().lt(3)));
    assertEquals(
        "attribute_not_exists(#tags) OR size(#tags) BETWEEN :tags4 AND :tags5",
        text(TAGS.size().between(0, 1)));
    assertEquals("size(#email) = :email", text(EMAIL.size().eq(0)));
    assertTrue(Evaluation.holds(TAGS.size().le(0), Map.of()));
    assertFalse(
        Evaluation.holds(TAGS.size().le(0), Map.of("tags", AttributeValue.fromSs(List.of("a")))));
  }

  @Test
  void datesOfUnorderedYearsAreRefusedAsBounds() {
    assertEquals("#born < :born", text(BORN.lt(LocalDate.of(9999, 12, 31))));
    assertEquals("#born = :born2", text(BORN.eq(LocalDate.MAX)));
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> BORN.between(LocalDate.EPOCH, LocalDate.MAX));
    assertEquals(
        "A bound of born lies outside the years 0 to 9999, where stored times are not ordered. Leave the bound out.",
        refused.getMessage());
  }

  @Test
  void nullIsRefusedWithTheWayToSayIt() {
    NullPointerException refused = assertThrows(NullPointerException.class, () -> EMAIL.eq(null));
    assertEquals(
        "A condition on email needs a value; for an absent attribute write notExists().",
        refused.getMessage());
  }

  @Test
  void aConditionPrintsNoValues() {
    assertEquals("Condition[#email = :email]", EMAIL.eq("secret").toString());
  }
}
