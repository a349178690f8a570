package campus;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Enrollment}:
 * {@code PK = "STUDENT#{studentId}"}, {@code SK = "COURSE#{semester}#{courseId:plain}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentKey extends GeneratedKey<Enrollment> {
  public final String studentId;
  public final YearMonth semester;
  public final int courseId;

  EnrollmentKey(ComponentValues<Enrollment> values) {
    super(EnrollmentSchema.KEY, values);
    this.studentId = get(EnrollmentSchema.STUDENT_ID);
    this.semester = get(EnrollmentSchema.SEMESTER);
    this.courseId = get(EnrollmentSchema.COURSE_ID);
  }

  /** Begins a key; {@code semester} is next. */
  public static SemesterStage studentId(String studentId) {
    return new SemesterStage(ComponentValues.of(EnrollmentSchema.STUDENT_ID, studentId));
  }

  /** The key of a record. */
  public static EnrollmentKey of(Enrollment enrollment) {
    return new EnrollmentKey(
        ComponentValues.of(EnrollmentSchema.STUDENT_ID, EnrollmentSchema.STUDENT_ID.get(enrollment))
            .with(EnrollmentSchema.SEMESTER, EnrollmentSchema.SEMESTER.get(enrollment))
            .with(EnrollmentSchema.COURSE_ID, EnrollmentSchema.COURSE_ID.get(enrollment)));
  }

  /** The component {@code studentId}. */
  public String studentId() {
    return studentId;
  }

  /** The component {@code semester}. */
  public YearMonth semester() {
    return semester;
  }

  /** The component {@code courseId}. */
  public int courseId() {
    return courseId;
  }

  /** A key that needs its {@code semester} next. */
  public static final class SemesterStage {
    private final ComponentValues<Enrollment> values;

    private SemesterStage(ComponentValues<Enrollment> values) {
      this.values = values;
    }

    /** Goes on; {@code courseId} is next. */
    public CourseIdStage semester(YearMonth semester) {
      return new CourseIdStage(this.values.with(EnrollmentSchema.SEMESTER, semester));
    }
  }

  /** A key that needs its {@code courseId} next. */
  public static final class CourseIdStage {
    private final ComponentValues<Enrollment> values;

    private CourseIdStage(ComponentValues<Enrollment> values) {
      this.values = values;
    }

    /** The key of all components. */
    public EnrollmentKey courseId(int courseId) {
      return new EnrollmentKey(this.values.with(EnrollmentSchema.COURSE_ID, courseId));
    }
  }
}
