package school;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Enrollment}:
 * {@code PK = "STUDENT#{studentId}"}, {@code SK = "CLASS#{classId}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentKey extends GeneratedKey<Enrollment> {
  public final String studentId;
  public final String classId;

  EnrollmentKey(ComponentValues<Enrollment> values) {
    super(EnrollmentSchema.KEY, values);
    this.studentId = get(EnrollmentSchema.STUDENT_ID);
    this.classId = get(EnrollmentSchema.CLASS_ID);
  }

  /** The key of its components. */
  public static EnrollmentKey of(String studentId, String classId) {
    return new EnrollmentKey(ComponentValues.of(EnrollmentSchema.STUDENT_ID, studentId,
        EnrollmentSchema.CLASS_ID, classId));
  }

  /** The key of a record. */
  public static EnrollmentKey of(Enrollment enrollment) {
    return new EnrollmentKey(
        ComponentValues.of(EnrollmentSchema.STUDENT_ID, EnrollmentSchema.STUDENT_ID.get(enrollment))
            .with(EnrollmentSchema.CLASS_ID, EnrollmentSchema.CLASS_ID.get(enrollment)));
  }

  /** The component {@code studentId}. */
  public String studentId() {
    return studentId;
  }

  /** The component {@code classId}. */
  public String classId() {
    return classId;
  }
}
