package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Linked;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.query.JoinedQuery;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class LinkedQueryTest {

  private static final Options OPTIONS =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .batchAttempts(3)
          .build();

  private final QueryTable table = new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
  private final TableContext context = TableContext.of(table, QueryTable.NAME, OPTIONS);

  private JoinedQuery<Enrollment, Linked<Enrollment, Course>> withCourse(Enrollment.Query query) {
    return new LinkedItems<>(query, Course.TYPE, enrollment -> Course.Key.of(enrollment.course()));
  }

  private Enrollment.Query query() {
    return Enrollment.byStudent(context, "s");
  }

  /** Enrollments in some courses, in two semesters each; every third course is gone. */
  private List<Linked<Enrollment, Course>> store(int courses) {
    List<Linked<Enrollment, Course>> expected = new ArrayList<>();
    for (String semester : List.of("2023", "2024")) {
      for (int i = 0; i < courses; i++) {
        String course = String.format("c%03d", i);
        table.store(Enrollment.of("s", semester, course).item());
        if (i % 3 > 0) {
          table.store(new Course(course).item());
        }
        expected.add(
            new Linked<>(
                Enrollment.of("s", semester, course),
                i % 3 > 0 ? Optional.of(new Course(course)) : Optional.empty()));
      }
    }
    return expected;
  }

  private List<Integer> batchSizes() {
    return table.batches.stream()
        .map(batch -> batch.requestItems().get(QueryTable.NAME).keys().size())
        .toList();
  }

  @Test
  void edgesKeepTheirOrderAndDanglingOnesHaveNoTarget() {
    List<Linked<Enrollment, Course>> expected = store(250);
    assertEquals(expected, withCourse(query()).list());
    assertEquals(List.of(100, 100, 50), batchSizes());
  }

  @Test
  void pagesAndStreamsAreLinkedPageByPage() {
    List<Linked<Enrollment, Course>> expected = store(10);
    for (int pageSize = 1; pageSize <= 21; pageSize++) {
      JoinedQuery<Enrollment, Linked<Enrollment, Course>> query =
          withCourse(query().pageSize(pageSize));
      List<Linked<Enrollment, Course>> all = new ArrayList<>();
      Optional<String> cursor = Optional.empty();
      do {
        Page<Linked<Enrollment, Course>> page = query.page(cursor.orElse(null));
        all.addAll(page.items());
        cursor = page.cursor();
      } while (cursor.isPresent());
      assertEquals(expected, all);
      assertEquals(expected, query.stream().toList());
      assertEquals(expected, query.pages().flatMap(page -> page.items().stream()).toList());
    }
    assertEquals(expected.subList(0, 3), withCourse(query().limit(3)).stream().toList());
  }

  @Test
  void aStreamReadsAPageAndItsTargetsOnlyWhenItGetsThere() {
    store(10);
    Iterator<Linked<Enrollment, Course>> stream =
        withCourse(query().pageSize(4)).stream().iterator();
    assertEquals(0, table.queries.size());
    IntStream.range(0, 4).forEach(i -> stream.next());
    assertEquals(1, table.queries.size());
    assertEquals(List.of(4), batchSizes());
    stream.next();
    assertEquals(2, table.queries.size());
    assertEquals(List.of(4, 4), batchSizes());
  }

  @Test
  void firstReadsOneEdgeAndOneTarget() {
    assertEquals(Optional.empty(), withCourse(query()).first());
    assertTrue(table.batches.isEmpty());
    List<Linked<Enrollment, Course>> expected = store(3);
    assertEquals(Optional.of(expected.get(0)), withCourse(query()).first());
    assertEquals(Optional.of(expected.get(5)), withCourse(query().reverse()).first());
    assertEquals(List.of(1, 1), batchSizes());
  }

  @Test
  void anItemOfAnotherEntityIsNoTarget() {
    table.store(Enrollment.of("s", "2024", "c").item());
    Map<String, AttributeValue> other = new HashMap<>(new Course("c").item());
    other.put("Type", AttributeValue.fromS("Room"));
    table.store(other);
    assertEquals(Optional.empty(), withCourse(query()).list().get(0).target());
  }

  @Test
  void unprocessedKeysAreReadAgain() {
    List<Linked<Enrollment, Course>> expected = store(50);
    table.processed.addAll(List.of(0, 7, 0, 0, 20));
    assertEquals(expected, withCourse(query()).list());
    assertEquals(List.of(50, 50, 43, 43, 43, 23), batchSizes());
    table.processed.addAll(List.of(0, 0, 0));
    assertThrows(IncompleteBatchException.class, () -> withCourse(query()).list());
  }

  @Test
  void aForeignCursorIsRefusedBeforeAnyRequest() {
    assertThrows(InvalidCursorException.class, () -> withCourse(query()).page("x"));
    assertTrue(table.queries.isEmpty());
  }

  @Test
  void explainTellsOfTheSecondRead() {
    String text = withCourse(query()).explain().toString();
    assertTrue(text.contains("Then BatchGetItem reads each Course once"), text);
    assertTrue(table.queries.isEmpty());
  }
}
