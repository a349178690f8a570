package campus;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Student}. Equal keys are the same item.
 *
 * <p>{@code PK = "STUDENT#{studentId}"}, {@code SK = "INFO"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentKey extends GeneratedKey<Student> {
  public final String studentId;

  private StudentKey(ComponentValues<Student> values) {
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

  static StudentKey from(ComponentValues<Student> values) {
    return new StudentKey(values);
  }

  /** The component {@code studentId}. */
  public String studentId() {
    return studentId;
  }
}
