package io.partita.examples.roster;

import io.partita.annotations.Allow;
import io.partita.annotations.Attribute;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.util.List;

/** One read shows a class with the names of all its students. */
@Table(entities = {Roster.Student.class, Roster.Course.class, Roster.Enrollment.class})
public interface Roster {

  /** A student. */
  @Entity(pk = "STUDENT#{studentId}", sk = "INFO")
  record Student(String studentId, String name, String email) {}

  /** A class with as many students as there are seats. */
  @Entity(pk = "COURSE#{courseId}", sk = "INFO")
  record Course(String courseId, String title, @Attribute(max = 3) List<Summary> students) {}

  /** What a class shows of a student; names change seldom and are then propagated. */
  record Summary(
      String studentId,
      @Allow("COPY_OF_MUTABLE") @CopyOf(entity = Student.class, component = "name") String name) {}

  /** A student in a class: the way from a student to all summaries. */
  @Entity
  @ManyToMany(left = Student.class, right = Course.class)
  record Enrollment(String studentId, String courseId) {}
}
