package school;

import io.partita.annotations.Attribute;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.GeneratedId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Students who learn together, with a summary of each. */
@Entity(pk = "CLASS#{classId}", sk = "INFO")
public record SchoolClass(
    @GeneratedId String classId,
    String title,
    @Attribute(max = 40) List<Summary> students,
    Optional<Map<Integer, Team>> teams) {

  /** What a class shows of a student. */
  public record Summary(
      String studentId,
      @CopyOf(entity = Student.class, component = "name") String name,
      @CopyOf(entity = Student.class, component = "year") int year) {}

  /** Some students of a class. */
  public record Team(Summary captain, @Attribute(max = 5) List<Summary> members) {}
}
