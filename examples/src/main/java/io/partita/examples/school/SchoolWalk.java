package io.partita.examples.school;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.school.School.Course;
import io.partita.examples.school.School.Enrollment;
import io.partita.examples.school.School.Student;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Enrolls students, reads them from both sides by semester, and records a grade. */
public final class SchoolWalk implements Walk {

  static final Student ZOE = new Student("zoe", "Zoe");
  static final Enrollment ZOE_FAILED = new Enrollment("zoe", "math", "2024-1", "F");
  static final Enrollment ZOE_AGAIN = new Enrollment("zoe", "math", "2024-2", null);
  static final Enrollment ZOE_ART = new Enrollment("zoe", "art", "2024-2", null);
  static final Enrollment MAX_MATH = new Enrollment("max", "math", "2024-2", null);
  static final Enrollment MAX_BLOCK = new Enrollment("max", "math", "2024-2-BLOCK", null);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    SchoolTable school = SchoolTable.of(client, tableName);
    EnrollmentDao enrollments = school.enrollment();
    narrator.chapter("The table and its items");
    school.createTableIfMissing();
    school.student().putAll(List.of(ZOE, new Student("max", "Max")));
    school.course().putAll(List.of(new Course("math", "Mathematics"), new Course("art", "Art")));
    enrollments.putAll(List.of(ZOE_FAILED, ZOE_AGAIN, ZOE_ART, MAX_MATH, MAX_BLOCK));

    narrator.chapter("From the student");
    narrator.ask(
        "A student's courses, newest semester first",
        () -> enrollments.byStudent("zoe").reverse().list());
    narrator.ask(
        "Those of one semester", () -> enrollments.byStudent("zoe").semester("2024-2").list());

    narrator.chapter("From the course");
    narrator.ask(
        "The roster of one semester, without its block course",
        () -> enrollments.byCourse("math").semester("2024-2").list());
    narrator.ask(
        "Everybody of the year",
        () -> enrollments.byCourse("math").semesterStartsWith("2024").count());
    narrator.ask(
        "Record a grade: keys of three parts are built part by part",
        () ->
            enrollments
                .update(EnrollmentKey.studentId("zoe").semester("2024-2").courseId("math"))
                .grade("A")
                .executeAndGet());
    narrator.ask(
        "Who passed, by name",
        () ->
            enrollments
                .byCourse("math")
                .filter(EnrollmentFields.GRADE.exists().and(EnrollmentFields.GRADE.ne("F")))
                .withStudent()
                .list());
  }
}
