package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.TableContext;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class QueryCursorTest {

  private static final String FORWARD = "query Enrollment byCourse GSI1";
  private static final List<String> NAMES = List.of("GSI1SK", "PK", "SK");
  private static final List<String> TEXTS =
      List.of(
          "",
          "ENROLLMENT#",
          "ENROLLMENT#2024#s3",
          "ENROLLMENT#2024#s3$",
          "ENROLLMENT#2023#s1",
          "ENROLLMENT$",
          "ENROLLMEN",
          "STUDENT#s3",
          "COURSE#2024#c",
          "COURSE#other",
          "\uD83D\uDE00",
          "ENROLLMENT#2024#s3#",
          "x");

  private final QueryTable table = new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
  private final TableContext context =
      TableContext.of(table, QueryTable.NAME, Options.builder().build());

  private Enrollment.Query query() {
    return Enrollment.byCourse(context, Enrollment.BY_COURSE, "c").pageSize(5);
  }

  private void store() {
    for (int i = 0; i < 10; i++) {
      table.store(Enrollment.of("s" + i, "2023", "c").item());
      table.store(Enrollment.of("s" + i, "2024", "c").item());
      table.store(Enrollment.of("s" + i, "2024", "d").item());
    }
  }

  private static String cursor(String pattern, String... texts) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    for (int i = 0; i < NAMES.size(); i++) {
      position.put(NAMES.get(i), AttributeValue.fromS(texts[i]));
    }
    return Cursor.of(pattern).encode(position);
  }

  private void assertRefused(Enrollment.Query query, String cursor) {
    table.queries.clear();
    assertThrows(InvalidCursorException.class, () -> query.page(cursor));
    assertTrue(table.queries.isEmpty());
  }

  @Test
  void aCursorHoldsTheKeysOfTheLastItemButNotThePartition() {
    store();
    String cursor = query().page().cursor().orElseThrow();
    assertEquals(cursor(FORWARD, "ENROLLMENT#2023#s4", "STUDENT#s4", "COURSE#2023#c"), cursor);
    query().page(cursor);
    assertEquals(
        AttributeValue.fromS("COURSE#c"), table.queries.get(1).exclusiveStartKey().get("GSI1PK"));
    assertEquals(4, table.queries.get(1).exclusiveStartKey().size());
    assertEquals("s5", query().page(cursor).items().get(0).student());
    assertFalse(
        new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.ISO_8859_1)
            .contains("GSI1PK"));
  }

  @Test
  void aCursorOfTheSameKeysGoesOnInAnotherPartition() {
    store();
    String cursor = query().page().cursor().orElseThrow();
    Page<Enrollment> page = Enrollment.byCourse(context, Enrollment.BY_COURSE, "d").page(cursor);
    assertTrue(page.items().stream().allMatch(enrollment -> enrollment.course().equals("d")));
  }

  @Test
  void aCursorOfTheOtherDirectionIsRefused() {
    store();
    assertRefused(query().reverse(), query().page().cursor().orElseThrow());
    assertRefused(query(), query().reverse().page().cursor().orElseThrow());
  }

  @Test
  void aCursorOfAnotherPatternIsRefused() {
    store();
    assertRefused(
        query(), Enrollment.byStudent(context, "s1").pageSize(1).page().cursor().orElseThrow());
    assertRefused(Enrollment.byStudent(context, "s1"), query().page().cursor().orElseThrow());
  }

  @Test
  void aCursorOutsideTheRangeIsRefused() {
    store();
    String cursor = query().page().cursor().orElseThrow();
    assertRefused(query().semester("2024"), cursor);
    Enrollment.Query query = query();
    assertRefused(query.with(query.state().between(Enrollment.SEMESTER, "b", "a")), cursor);
    assertEquals(5, query().semester("2023").page(cursor).items().size());
  }

  @Test
  void aKeyOfAnotherShapeIsAPositionOnlyWhereATypeTells() {
    String deeper = cursor(FORWARD, "ENROLLMENT#2024#s1#x", "STUDENT#s1", "COURSE#2024#c");
    assertEquals(List.of(), query().page(deeper).items());
    assertRefused(Enrollment.byCourse(context, Enrollment.UNTYPED_BY_COURSE, "c"), deeper);
  }

  @Test
  void numbersAndBytesAreNoPositionsOfText() {
    for (AttributeValue value :
        List.of(
            AttributeValue.fromN("1"),
            AttributeValue.fromB(SdkBytes.fromUtf8String("x")),
            AttributeValue.fromS(""))) {
      Map<String, AttributeValue> position = new LinkedHashMap<>();
      position.put("GSI1SK", AttributeValue.fromS("ENROLLMENT#2024#s1"));
      position.put("PK", AttributeValue.fromS("STUDENT#s1"));
      position.put("SK", value);
      assertRefused(query(), Cursor.of(FORWARD).encode(position));
    }
  }

  @Test
  void positionsOfNumbersAreNumbersInTheRange() {
    QueryTable readings = new QueryTable("device", "at");
    TableContext where = TableContext.of(readings, QueryTable.NAME, Options.builder().build());
    Reading.Query query = Reading.byDevice(where, Reading.BY_DEVICE, "d");
    Reading.Query upTo = query.with(query.state().to(Reading.AT, 10L));
    List<AttributeValue> wrong = new ArrayList<>();
    for (String number :
        List.of("11", "abc", "", "1E400", "99999999999999999999", "0x1", "1.5", "NaN")) {
      wrong.add(AttributeValue.fromN(number));
    }
    wrong.add(AttributeValue.fromS("7"));
    for (AttributeValue at : wrong) {
      String cursor = Cursor.of("query Reading byDevice ").encode(Map.of("at", at));
      assertThrows(InvalidCursorException.class, () -> upTo.page(cursor), at.toString());
    }
    assertTrue(readings.queries.isEmpty());
    upTo.page(
        Cursor.of("query Reading byDevice ").encode(Map.of("at", AttributeValue.fromN("10"))));
    assertEquals(1, readings.queries.size());
  }

  @Test
  void mutatedAndForgedCursorsAreRefusedOrStayInTheRange() {
    store();
    Enrollment.Query query = query().semester("2024");
    Set<Enrollment> whole = new HashSet<>(query.list());
    List<String> genuine = new ArrayList<>();
    genuine.add(query.page().cursor().orElseThrow());
    genuine.add(query().page().cursor().orElseThrow());
    genuine.add(query().reverse().page().cursor().orElseThrow());
    genuine.add(Enrollment.byStudent(context, "s1").pageSize(1).page().cursor().orElseThrow());
    Random random = new Random(7);
    Map<Boolean, Integer> outcomes = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      String cursor =
          i % 2 == 0
              ? mutated(genuine.get(random.nextInt(genuine.size())), random)
              : forged(random);
      outcomes.merge(staysInRange(query, cursor, whole), 1, Integer::sum);
    }
    assertTrue(outcomes.get(true) > 100 && outcomes.get(false) > 50_000, outcomes.toString());
  }

  /** Whether a cursor was taken; a refused one must not have sent anything. */
  private boolean staysInRange(Enrollment.Query query, String cursor, Set<Enrollment> whole) {
    table.queries.clear();
    try {
      // The table itself throws if a request begins outside its own key condition.
      Page<Enrollment> page = query.page(cursor);
      assertTrue(whole.containsAll(page.items()));
      return true;
    } catch (InvalidCursorException refused) {
      assertTrue(table.queries.isEmpty());
      return false;
    }
  }

  private static String mutated(String cursor, Random random) {
    byte[] bytes = Base64.getUrlDecoder().decode(cursor);
    switch (random.nextInt(4)) {
      case 0 -> bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      case 1 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 20));
      case 2 -> random.nextBytes(bytes);
      default -> {
        return cursor.substring(random.nextInt(cursor.length()))
            + "=?/ ä".charAt(random.nextInt(5));
      }
    }
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** A cursor with a good checksum, as someone who knows the format would make it. */
  private static String forged(Random random) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    for (String name : NAMES) {
      String given =
          random.nextInt(30) == 0 ? List.of("GSI1PK", "x", "Type").get(random.nextInt(3)) : name;
      if (random.nextInt(30) > 0) {
        position.put(given, value(random));
      }
    }
    return Cursor.of(random.nextInt(10) == 0 ? FORWARD + " reversed" : FORWARD).encode(position);
  }

  private static AttributeValue value(Random random) {
    String text = TEXTS.get(random.nextInt(TEXTS.size()));
    return switch (random.nextInt(12)) {
      case 0 -> AttributeValue.fromN("1");
      case 1 -> AttributeValue.fromB(SdkBytes.fromUtf8String(text));
      case 2 -> AttributeValue.fromS(text + "x".repeat(random.nextInt(2100)));
      default -> AttributeValue.fromS(text);
    };
  }
}
