package campus;

import java.time.Instant;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Enrollment} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy. There is no method for what Partita writes:
 * {@code version}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentDraft {
  private @Nullable String studentId;
  private @Nullable YearMonth semester;
  private int courseId;
  private @Nullable String grade;
  private long version;
  private @Nullable Instant expires;

  private EnrollmentDraft() {}

  /** A draft of a new record, with nothing set. */
  public static EnrollmentDraft empty() {
    return new EnrollmentDraft();
  }

  /** A draft of a copy of a record. */
  public static EnrollmentDraft of(Enrollment enrollment) {
    EnrollmentDraft draft = new EnrollmentDraft();
    draft.studentId = enrollment.studentId();
    draft.semester = enrollment.semester();
    draft.courseId = enrollment.courseId();
    draft.grade = enrollment.grade();
    draft.version = enrollment.version();
    draft.expires = enrollment.expires();
    return draft;
  }

  /** Sets {@code studentId}. */
  public EnrollmentDraft studentId(String studentId) {
    this.studentId = studentId;
    return this;
  }

  /** Sets {@code semester}. */
  public EnrollmentDraft semester(YearMonth semester) {
    this.semester = semester;
    return this;
  }

  /** Sets {@code courseId}. */
  public EnrollmentDraft courseId(int courseId) {
    this.courseId = courseId;
    return this;
  }

  /** Sets {@code grade}. */
  public EnrollmentDraft grade(@Nullable String grade) {
    this.grade = grade;
    return this;
  }

  /** Sets {@code expires}. */
  public EnrollmentDraft expires(@Nullable Instant expires) {
    this.expires = expires;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Enrollment build() {
    return new Enrollment(studentId, semester, courseId, grade, version, expires);
  }
}
