package school;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Enrollment}. Equal keys are the same item.
 *
 * <p>{@code PK = "STUDENT#{studentId}"}, {@code SK = "CLASS#{classId}"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentKey extends GeneratedKey<Enrollment> {
  public final String studentId;
  public final String classId;

  private EnrollmentKey(ComponentValues<Enrollment> values) {
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

  static EnrollmentKey from(ComponentValues<Enrollment> values) {
    return new EnrollmentKey(values);
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
