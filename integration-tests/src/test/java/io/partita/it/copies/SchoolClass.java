package io.partita.it.copies;

import io.partita.annotations.Allow;
import io.partita.annotations.Attribute;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Version;
import java.util.List;

/** A class with a summary of each student, so that one read shows them all. */
@Entity(pk = "CLASS#{classId}", sk = "INFO")
public record SchoolClass(
    String classId,
    String title,
    @Attribute(max = 40) List<StudentSummary> students,
    @Version long version) {

  /** What a class shows of a student. */
  public record StudentSummary(
      String studentId,
      @Allow("COPY_OF_MUTABLE") @CopyOf(entity = Student.class, component = "name") String name,
      int seat) {}
}
