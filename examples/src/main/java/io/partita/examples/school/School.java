package io.partita.examples.school;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import org.jspecify.annotations.Nullable;

/** Students, courses and enrollments; a course can be taken again. */
@Table(entities = {School.Student.class, School.Course.class, School.Enrollment.class})
public interface School {

  /** A student. */
  @Entity(pk = "STUDENT#{studentId}", sk = "PROFILE")
  record Student(String studentId, String name) {}

  /** A course. */
  @Entity(pk = "COURSE#{courseId}", sk = "INFO")
  record Course(String courseId, String title) {}

  /** A student in a course of one semester; the grade comes later. */
  @Entity(pk = "STUDENT#{studentId}", sk = "COURSE#{semester}#{courseId}")
  @ManyToMany(left = Student.class, right = Course.class)
  @Index(name = "GSI1", pk = "COURSE#{courseId}", sk = "ENROLLMENT#{semester}#{studentId}")
  record Enrollment(String studentId, String courseId, String semester, @Nullable String grade) {}
}
