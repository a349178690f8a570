package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.operation.TableContext;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class QueryPagesTest {

  private static final OrderedField<Enrollment, Long> GRADE =
      new OrderedField<>(Path.of("grade"), Codecs.LONG);
  private static final Comparator<String> BYTES =
      (a, b) ->
          Arrays.compareUnsigned(
              a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  private static final List<String> TEXTS =
      List.of(
          "a",
          "a#",
          "a#b",
          "a$",
          "a%",
          "a b",
          "ab",
          "b",
          "\uD83D\uDE00",
          "\uFFFD",
          "2024",
          "2024-FALL",
          "20");

  private final QueryTable table =
      new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK").index("Flipped", "SK", "PK");
  private final TableContext context =
      TableContext.of(table, QueryTable.NAME, Options.builder().build());

  @Test
  void pagesOfEverySizeOverRandomItemsAreTheWholeInBothDirections() {
    for (int seed = 0; seed < 4; seed++) {
      Random random = new Random(seed);
      Set<Enrollment> stored = store(random, 36);
      long grade = random.nextInt(4);
      List<Enrollment> ofStudent =
          stored.stream()
              .filter(e -> e.student().equals("a") && e.grade() >= grade)
              .sorted(
                  Comparator.comparing(Enrollment::semester, BYTES)
                      .thenComparing(Enrollment::course, BYTES))
              .toList();
      assertPages(Enrollment.byStudent(context, "a").filter(GRADE.ge(grade)), ofStudent);
      List<Enrollment> ofCourse =
          stored.stream()
              .filter(e -> e.course().equals("a") && e.grade() >= grade)
              .sorted(
                  Comparator.comparing(Enrollment::semester, BYTES)
                      .thenComparing(Enrollment::student, BYTES))
              .toList();
      assertPages(
          Enrollment.byCourse(context, Enrollment.BY_COURSE.shared(), "a").filter(GRADE.ge(grade)),
          ofCourse);
      String semester = TEXTS.get(random.nextInt(TEXTS.size()));
      assertPages(
          Enrollment.byStudent(context, "a").filter(GRADE.ge(grade)).semester(semester),
          ofStudent.stream().filter(e -> e.semester().equals(semester)).toList());
    }
  }

  /**
   * Enrollments, most of them of student and course "a", and items of other entities beside them.
   */
  private Set<Enrollment> store(Random random, int number) {
    table.items.clear();
    Set<String> keys = new LinkedHashSet<>();
    Set<Enrollment> stored = new LinkedHashSet<>();
    for (int i = 0; i < number; i++) {
      String student = random.nextInt(3) > 0 ? "a" : text(random);
      String course = random.nextInt(3) > 0 && !student.equals("a") ? "a" : text(random);
      Enrollment enrollment =
          new Enrollment(student, text(random), course, random.nextInt(5), Integer.MAX_VALUE);
      if (keys.add(Enrollment.Key.of(enrollment).toString())) {
        stored.add(enrollment);
        table.store(enrollment.item());
        Map<String, AttributeValue> exam = new HashMap<>(enrollment.item());
        exam.put("Type", AttributeValue.fromS("Exam"));
        exam.put("SK", AttributeValue.fromS("EXAM#" + i));
        exam.put("GSI1SK", AttributeValue.fromS(enrollment.item().get("GSI1SK").s() + "#EXAM"));
        table.store(exam);
      }
    }
    return stored;
  }

  private static String text(Random random) {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  private void assertPages(Enrollment.Query query, List<Enrollment> expected) {
    List<Enrollment> reversed = new ArrayList<>(expected);
    Collections.reverse(reversed);
    for (int responseItems : List.of(1, 4, Integer.MAX_VALUE)) {
      table.responseItems = responseItems;
      assertEquals(expected, query.list());
      assertEquals(reversed, query.reverse().list());
      assertEquals(expected.size(), query.count());
      assertEquals(expected, query.stream().toList());
      for (int pageSize = 1; pageSize <= expected.size() + 1; pageSize++) {
        assertPages(query.pageSize(pageSize), pageSize, expected);
        assertPages(query.pageSize(pageSize).reverse(), pageSize, reversed);
        assertEquals(
            expected.subList(0, Math.min(pageSize, expected.size())), query.limit(pageSize).list());
      }
    }
  }

  private static void assertPages(Enrollment.Query query, int pageSize, List<Enrollment> expected) {
    List<Enrollment> all = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      Page<Enrollment> page = query.page(cursor.orElse(null));
      assertTrue(
          page.items().size() == pageSize || page.cursor().isEmpty(),
          "only the last page is shorter");
      all.addAll(page.items());
      cursor = page.cursor();
    } while (cursor.isPresent());
    assertEquals(expected, all);
    assertEquals(expected, query.pages().flatMap(page -> page.items().stream()).toList());
    assertEquals(expected, query.stream().toList());
  }

  @Test
  void anIndexOnTheTablesOwnKeysHasPages() {
    for (int i = 0; i < 20; i++) {
      table.store(Enrollment.of("s" + (char) ('a' + i), "2024", "c").item());
    }
    Enrollment.Query query =
        new Enrollment.Query(
            QueryState.of(
                new PhysicalTable(context),
                Enrollment.FLIPPED,
                ComponentValues.of(Enrollment.SEMESTER, "2024", Enrollment.COURSE, "c")));
    assertPages(query.pageSize(3), 3, query.list());
    assertEquals(20, query.list().size());
  }

  @Test
  void nativeKeysAndIndexesWithoutASortKeyHavePages() {
    QueryTable readings =
        new QueryTable("device", "at")
            .index("Labels", "device", "label")
            .index("Labelled", "label");
    TableContext where = TableContext.of(readings, QueryTable.NAME, Options.builder().build());
    List<Reading> stored = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      stored.add(new Reading("d", Integer.MAX_VALUE * (i + 1L) * 7, "x"));
    }
    stored.forEach(reading -> readings.store(reading.item()));
    List<Reading.Query> queries =
        List.of(
            Reading.byDevice(where, Reading.BY_DEVICE, "d"),
            Reading.byDevice(where, Reading.BY_LABEL, "d"),
            Reading.byLabel(where, "x"));
    for (Reading.Query query : queries) {
      for (int pageSize = 1; pageSize <= 31; pageSize++) {
        List<Reading> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
          Page<Reading> page = query.pageSize(pageSize).page(cursor.orElse(null));
          all.addAll(page.items());
          cursor = page.cursor();
        } while (cursor.isPresent());
        assertEquals(stored, all);
      }
    }
  }

  @Test
  void limitUnderASelectiveFilterFindsWhatThereIs() {
    for (int i = 0; i < 1000; i++) {
      table.store(
          new Enrollment("a", "2024", String.format("%04d", i), i == 999 ? 9 : 0, Integer.MAX_VALUE)
              .item());
    }
    assertEquals(
        List.of("0999"),
        Enrollment.byStudent(context, "a").filter(GRADE.ge(9L)).limit(1).list().stream()
            .map(Enrollment::course)
            .toList());
    assertTrue(table.queries.size() <= 12, "requests: " + table.queries.size());
  }

  @Test
  void aStreamReadsAPageOnlyWhenItGetsThere() {
    for (int i = 0; i < 9; i++) {
      table.store(Enrollment.of("a", "2024", "c" + i).item());
    }
    table.responseItems = 3;
    Iterator<Enrollment> stream = Enrollment.byStudent(context, "a").stream().iterator();
    assertEquals(0, table.queries.size());
    for (int i = 0; i < 3; i++) {
      stream.next();
    }
    assertEquals(1, table.queries.size());
    stream.next();
    assertEquals(2, table.queries.size());
    table.queries.clear();
    assertEquals(4, Enrollment.byStudent(context, "a").limit(4).stream().count());
    assertEquals(List.of(4, 2), table.queries.stream().map(QueryRequest::limit).toList());
    table.queries.clear();
    Iterator<Page<Enrollment>> pages =
        Enrollment.byStudent(context, "a").pageSize(2).pages().iterator();
    assertEquals(0, table.queries.size());
    assertEquals(2, pages.next().items().size());
    assertEquals(1, table.queries.size());
  }

  @Test
  void firstIsTheFirstInItsDirection() {
    assertEquals(Optional.empty(), Enrollment.byStudent(context, "a").first());
    for (int i = 0; i < 9; i++) {
      table.store(Enrollment.of("a", "2024", "c" + i).item());
    }
    assertEquals("c0", Enrollment.byStudent(context, "a").first().orElseThrow().course());
    assertEquals("c8", Enrollment.byStudent(context, "a").reverse().first().orElseThrow().course());
  }
}
