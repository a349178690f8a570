package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.relations.School.Enrollment;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Linked;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbLocal;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every page size, in both directions, and cursors that did not come from us. */
@DynamoDbTest
class PagingTest {

  private static final int EDGES = 23;
  private static final Instant NOW = Instant.parse("2024-05-01T00:00:00Z");
  private static final AtomicInteger CALLS = new AtomicInteger();
  private static SchoolTable school;

  @BeforeAll
  static void createTable(DynamoDbLocal local, @TableName String name) {
    ExecutionInterceptor counter =
        new ExecutionInterceptor() {
          @Override
          public void beforeExecution(
              Context.BeforeExecution context, ExecutionAttributes attributes) {
            CALLS.incrementAndGet();
          }
        };
    DynamoDbClient client =
        local
            .clientBuilder()
            .overrideConfiguration(c -> c.addExecutionInterceptor(counter))
            .build();
    school = SchoolTable.of(client, name);
    school.createTableIfMissing();
    for (int i = 0; i < EDGES; i++) {
      String grade = i % 3 == 0 ? "A" : "B";
      school.enrollment().create(new Enrollment("hub", "c" + i, "2024-" + i % 4, grade, NOW));
      school.enrollment().create(new Enrollment("s#" + i, "hub", "2024-" + i % 4, grade, NOW));
    }
    school.enrollment().create(new Enrollment("other", "other", "2024-1", "A", NOW));
  }

  @Test
  void pagesOfEverySizeConcatenateToTheWholeInBothDirections() {
    List<Enrollment> byStudent = school.enrollment().byStudent("hub").list();
    List<Enrollment> byCourse = school.enrollment().byCourse("hub").list();
    assertEquals(EDGES, byStudent.size());
    assertEquals(EDGES, byCourse.size());
    for (int size = 1; size <= EDGES + 1; size++) {
      assertEquals(
          byStudent, Pages.concatenate(school.enrollment().byStudent("hub").pageSize(size)::page));
      assertEquals(
          byCourse, Pages.concatenate(school.enrollment().byCourse("hub").pageSize(size)::page));
      assertEquals(
          reversed(byCourse),
          Pages.concatenate(school.enrollment().byCourse("hub").reverse().pageSize(size)::page));
      assertEquals(
          byCourse,
          Pages.concatenate(school.enrollment().byCourse("hub").pageSize(size).withStudent()::page)
              .stream()
              .map(Linked::edge)
              .toList());
    }
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    java.util.Collections.reverse(reversed);
    return reversed;
  }

  @Test
  void limitsAndPagesCountReturnedItemsUnderAFilter() {
    List<Enrollment> good =
        school.enrollment().byStudent("hub").list().stream()
            .filter(e -> e.grade().equals("A"))
            .toList();
    var query = school.enrollment().byStudent("hub").filter(EnrollmentFields.GRADE.eq("A"));
    assertEquals(good, query.list());
    assertEquals(good.size(), query.count());
    for (int size = 1; size <= good.size() + 1; size++) {
      assertEquals(good.subList(0, Math.min(size, good.size())), query.limit(size).list());
      assertEquals(good, Pages.concatenate(query.pageSize(size)::page));
      assertEquals(Math.min(size, good.size()), query.pageSize(size).page().items().size());
    }
  }

  @Test
  void aStreamReadsAPageOnlyWhenAsked() {
    CALLS.set(0);
    Iterator<Enrollment> enrollments =
        school.enrollment().byStudent("hub").pageSize(5).stream().iterator();
    assertEquals(0, CALLS.get());
    for (int i = 0; i < 5; i++) {
      enrollments.next();
    }
    assertEquals(1, CALLS.get());
    enrollments.next();
    assertEquals(2, CALLS.get());
  }

  @Test
  void reversedBoundsGiveAnEmptyResultWithoutACall() {
    CALLS.set(0);
    var query = school.enrollment().byStudent("hub").semesterBetween("2025", "2024");
    assertEquals(List.of(), query.list());
    assertEquals(0, query.count());
    assertEquals(List.of(), query.page().items());
    assertTrue(query.first().isEmpty());
    assertEquals(0, CALLS.get());
  }

  @Test
  void foreignCursorsAreRefusedBeforeAnyRequest() {
    String cursor = school.enrollment().byStudent("hub").pageSize(3).page().cursor().orElseThrow();
    String beyond =
        school
            .enrollment()
            .byStudent("hub")
            .semesterFrom("2024-2")
            .pageSize(3)
            .page()
            .cursor()
            .orElseThrow();
    assertTrue(cursor.matches("[A-Za-z0-9_-]+"), cursor);
    CALLS.set(0);
    refused(() -> school.enrollment().byCourse("hub").page(cursor));
    refused(() -> school.enrollment().byStudent("hub").reverse().page(cursor));
    refused(() -> school.enrollment().byStudent("hub").semester("2024-1").page(beyond));
    refused(() -> school.enrollment().byStudent("hub").page(cursor + "A"));
    assertEquals(0, CALLS.get());
  }

  @Test
  void aCursorOfAnotherPartitionStaysInTheQuerysOwn() {
    String cursor = school.enrollment().byStudent("hub").pageSize(3).page().cursor().orElseThrow();
    Page<Enrollment> page = school.enrollment().byStudent("other").page(cursor);
    assertTrue(page.items().stream().allMatch(e -> e.studentId().equals("other")));
    assertFalse(cursor.contains("hub"));
  }

  private static void refused(org.junit.jupiter.api.function.Executable call) {
    assertThrows(InvalidCursorException.class, call);
  }

  @Test
  void explainShowsTheRequest() {
    String table = school.enrollment().byStudent("hub").semester("2024-1").explain().describe();
    assertTrue(table.contains("Query"), table);
    assertTrue(table.contains("begins_with"), table);
    String index = school.enrollment().byCourse("hub").explain().describe();
    assertTrue(index.contains("GSI1"), index);
  }
}
