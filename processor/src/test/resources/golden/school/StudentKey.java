package school;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link Student}: {@code PK = "STUDENT#{studentId}"}, {@code SK = "INFO"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentKey extends GeneratedKey<Student> {
  public final String studentId;

  StudentKey(ComponentValues<Student> values) {
    super(StudentSchema.KEY, values);
    this.studentId = get(StudentSchema.STUDENT_ID);
  }

  /** The key of its components. */
  public static StudentKey of(String studentId) {
    return new StudentKey(ComponentValues.of(StudentSchema.STUDENT_ID, studentId));
  }

  /** The key of a record. */
  public static StudentKey of(Student student) {
    return new StudentKey(
        ComponentValues.of(StudentSchema.STUDENT_ID, StudentSchema.STUDENT_ID.get(student)));
  }

  /** The component {@code studentId}. */
  public String studentId() {
    return studentId;
  }
}
