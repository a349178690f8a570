package io.partita.it.copies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.copies.SchoolClass.StudentSummary;
import io.partita.runtime.CopyDifference;
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
