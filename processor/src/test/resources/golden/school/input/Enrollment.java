package school;

import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;

/** A student in a class, with what a list of either shows of the other. */
@Entity
@ManyToMany(left = Student.class, right = SchoolClass.class, rightKey = "classId")
public record Enrollment(
    String studentId,
    String classId,
    @CopyOf(entity = Student.class, component = "name") String studentName,
    @CopyOf(entity = SchoolClass.class, component = "title") String classTitle) {}
