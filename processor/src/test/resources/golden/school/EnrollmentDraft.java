package school;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Enrollment} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentDraft {
  private @Nullable String studentId;
  private @Nullable String classId;
  private @Nullable String studentName;
  private @Nullable String classTitle;

  private EnrollmentDraft() {}

  /** A draft of a new record, with nothing set. */
  public static EnrollmentDraft empty() {
    return new EnrollmentDraft();
  }

  /** A draft of a copy of a record. */
  public static EnrollmentDraft of(Enrollment enrollment) {
    EnrollmentDraft draft = new EnrollmentDraft();
    draft.studentId = enrollment.studentId();
    draft.classId = enrollment.classId();
    draft.studentName = enrollment.studentName();
    draft.classTitle = enrollment.classTitle();
    return draft;
  }

  /** Sets {@code studentId}. */
  public EnrollmentDraft studentId(String studentId) {
    this.studentId = studentId;
    return this;
  }

  /** Sets {@code classId}. */
  public EnrollmentDraft classId(String classId) {
    this.classId = classId;
    return this;
  }

  /** Sets {@code studentName}. */
  public EnrollmentDraft studentName(@Nullable String studentName) {
    this.studentName = studentName;
    return this;
  }

  /** Sets {@code classTitle}. */
  public EnrollmentDraft classTitle(@Nullable String classTitle) {
    this.classTitle = classTitle;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Enrollment build() {
    return new Enrollment(studentId, classId, studentName, classTitle);
  }
}
