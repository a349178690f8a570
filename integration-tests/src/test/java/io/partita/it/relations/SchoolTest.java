package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.relations.School.Course;
import io.partita.it.relations.School.Enrollment;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SchoolTest {

  private static final Instant DAY = Instant.parse("2024-09-01T08:00:00Z");
  private static SchoolTable school;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    school = SchoolTable.of(client, name);
    school.createTableIfMissing();
    enroll("s1", "c1", "2023-FALL");
    enroll("s1", "c2", "2024-FALL");
    enroll("s1", "c3", "2024-SPRING");
    enroll("s1", "c10", "2024-FALL");
    enroll("s10", "c1", "2024-FALL");
    enroll("s2", "c1", "2023-FALL");
    enroll("s3", "c1", "2023");
  }

  private static void enroll(String student, String course, String semester) {
    school.enrollment().create(new Enrollment(student, course, semester, null, DAY));
  }

  private static List<String> courses(List<Enrollment> enrollments) {
    return enrollments.stream().map(Enrollment::courseId).collect(Collectors.toList());
  }

  private static List<String> students(List<Enrollment> enrollments) {
    return enrollments.stream().map(Enrollment::studentId).collect(Collectors.toList());
  }

  @Test
  void aStudentSeesTheNewestSemesterFirst() {
    assertEquals(
        List.of("c3", "c2", "c10", "c1"),
        courses(school.enrollment().byStudent("s1").reverse().list()));
    assertEquals(
        Optional.of("c3"),
        school.enrollment().byStudent("s1").reverse().first().map(Enrollment::courseId));
    assertEquals(4, school.enrollment().byStudent("s1").count());
  }

  @Test
  void stagesNarrowExactly() {
    assertEquals(
        List.of("c10", "c2"),
        courses(school.enrollment().byStudent("s1").semester("2024-FALL").list()));
    assertEquals(
        List.of("c2"),
        courses(school.enrollment().byStudent("s1").semester("2024-FALL").courseId("c2").list()));
    assertEquals(
        List.of("c10", "c2", "c3"),
        courses(school.enrollment().byStudent("s1").semesterStartsWith("2024").list()));
    assertEquals(
        List.of("c10", "c2", "c3"),
        courses(school.enrollment().byStudent("s1").semesterAfter("2023-FALL").list()));
    assertEquals(
        List.of("c1"),
        courses(school.enrollment().byStudent("s1").semesterBefore("2024-FALL").list()));
    assertEquals(
        List.of("c1", "c10", "c2"),
        courses(school.enrollment().byStudent("s1").semesterTo("2024-FALL").list()));
    assertEquals(
        List.of("c2"),
        courses(
            school.enrollment().byStudent("s1").semester("2024-FALL").courseIdFrom("c2").list()));
  }

  @Test
  void aRosterHoldsOneSemesterOnly() {
    assertEquals(
        List.of("s1", "s2"),
        students(school.enrollment().byCourse("c1").semester("2023-FALL").list()));
    assertEquals(
        List.of("s3"), students(school.enrollment().byCourse("c1").semester("2023").list()));
    assertEquals(
        List.of("s3", "s1", "s2", "s10"), students(school.enrollment().byCourse("c1").list()));
    assertEquals(
        List.of("s3", "s1", "s2"),
        students(school.enrollment().byCourse("c1").semesterTo("2023-FALL").list()));
  }

  @Test
  void aGradeIsRecordedOnTheEdge() {
    enroll("s7", "c7", "2024-FALL");
    EnrollmentKey key = EnrollmentKey.studentId("s7").semester("2024-FALL").courseId("c7");
    assertTrue(school.enrollment().exists(key));
    school.enrollment().update(key).grade("A").execute();
    assertEquals("A", school.enrollment().byCourse("c7").first().orElseThrow().grade());
    school.enrollment().delete(key);
    assertFalse(school.enrollment().exists(key));
    assertEquals(0, school.enrollment().byCourse("c7").count());
  }

  @Test
  void oneCourseOfManyEdgesIsFetchedOnce() {
    Course course = school.course().create(new Course("c1", "Engines", 6));
    List<Linked<Enrollment, Course>> linked =
        school.enrollment().byStudent("s2").withCourse().list();
    assertEquals(List.of(Optional.of(course)), linked.stream().map(Linked::target).toList());
    assertEquals(
        4,
        school.enrollment().byCourse("c1").withStudent().list().stream()
            .filter(l -> l.target().isEmpty())
            .count());
  }
}
