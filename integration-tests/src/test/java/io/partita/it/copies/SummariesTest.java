package io.partita.it.copies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.copies.SchoolClass.StudentSummary;
import io.partita.runtime.CopyDifference;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Classes that hold a bounded list of student summaries: shallow duplication. */
@DynamoDbTest
class SummariesTest {

  private final SchoolTable school;

  SummariesTest(DynamoDbClient client, @TableName String table) {
    school = SchoolTable.of(client, table);
    school.createTableIfMissing();
  }

  private SchoolClass schoolClass(String id, StudentSummary... students) {
    SchoolClass created =
        school.schoolClass().create(new SchoolClass(id, id, List.of(students), 0));
    for (StudentSummary student : students) {
      school.enrollment().put(new Enrollment(student.studentId(), id));
    }
    return created;
  }

  @Test
  void everySummaryOfAStudentFollowsAndOthersStay() {
    school.student().create(new Student("s1", "Ann", "ann@example.org"));
    SchoolClass math =
        schoolClass(
            "math",
            new StudentSummary("s2", "Ann", 1),
            new StudentSummary("s1", "Ann", 2),
            new StudentSummary("s1", "Ann", 3));
    schoolClass("art", new StudentSummary("s1", "Ann", 9));
    schoolClass("history", new StudentSummary("s2", "Ann", 9));
    school.student().update("s1").name("Anna").execute();
    assertEquals(
        List.of(
            new CopyDifference("SchoolClass", SchoolClassKey.of("art"), "students"),
            new CopyDifference("SchoolClass", SchoolClassKey.of("math"), "students")),
        school.student().verifyCopies("s1"));
    assertEquals(2, school.student().propagate("s1"));
    assertEquals(
        List.of(
            new StudentSummary("s2", "Ann", 1),
            new StudentSummary("s1", "Anna", 2),
            new StudentSummary("s1", "Anna", 3)),
        school.schoolClass().get("math").students());
    assertEquals("Ann", school.schoolClass().get("history").students().get(0).name());
    assertEquals(List.of(), school.student().verifyCopies("s1"));
    // A change of a copy is a change: who has read the class before cannot undo it unnoticed.
    assertThrows(VersionConflictException.class, () -> school.schoolClass().replace(math));
  }

  @Test
  void propagationAndAppendsDoNotLoseEachOther() throws Exception {
    school.student().create(new Student("racer", "0", "racer@example.org"));
    schoolClass("sports", new StudentSummary("racer", "0", 0));
    Thread appending =
        new Thread(
            () ->
                IntStream.rangeClosed(1, 30)
                    .mapToObj(i -> new StudentSummary("other" + i, "x", i))
                    .forEach(
                        summary ->
                            school
                                .schoolClass()
                                .update("sports")
                                .appendToStudents(List.of(summary))
                                .execute()));
    appending.start();
    for (int i = 1; i <= 10; i++) {
      school.student().update("racer").name(Integer.toString(i)).execute();
      propagate("racer");
    }
    appending.join();
    List<StudentSummary> students = school.schoolClass().get("sports").students();
    assertEquals(31, students.size());
    assertEquals(new StudentSummary("racer", "10", 0), students.get(0));
  }

  /** Goes on as often as other writers keep it from ending. */
  private void propagate(String student) {
    for (boolean isDone = false; !isDone; ) {
      try {
        school.student().propagate(student);
        isDone = true;
      } catch (IncompleteBatchException overtaken) {
        assertEquals(List.of(SchoolClassKey.of("sports")), overtaken.remaining());
      }
    }
  }

  @Test
  void anEnrollmentWithoutItsClassIsNoProblem() {
    school.student().create(new Student("s3", "Cy", "cy@example.org"));
    school.enrollment().create(new Enrollment("s3", "gone"));
    assertEquals(0, school.student().propagate("s3"));
  }

  @Test
  void aFullClassTakesNoMoreStudents() {
    schoolClass(
        "full",
        IntStream.range(0, 40)
            .mapToObj(i -> new StudentSummary("f" + i, "x", i))
            .toArray(StudentSummary[]::new));
    assertThrows(
        TooManyElementsException.class,
        () ->
            school
                .schoolClass()
                .update("full")
                .appendToStudents(List.of(new StudentSummary("late", "x", 41)))
                .execute());
  }
}
