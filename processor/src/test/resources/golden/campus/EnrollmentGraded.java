package campus;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.LinkedQuery;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Enrollment} items of one {@code grade}: see {@link EnrollmentDao#graded}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentGraded extends EntityQuery<Enrollment, EnrollmentKey, EnrollmentGraded> {
  EnrollmentGraded(QueryState<Enrollment> state) {
    super(state, EnrollmentGraded::new, EnrollmentDao.TYPE);
  }

  /** Keeps one {@code semester}: {@code GSI2PK = "GRADE#{grade}" AND GSI2SK = "{semester}"}. */
  public Selected semester(YearMonth semester) {
    return new Selected(state().exact(EnrollmentSchema.SEMESTER, semester));
  }

  /** Only the items whose {@code semester} is {@code from} or greater. */
  public Selected semesterFrom(YearMonth from) {
    return new Selected(state().from(EnrollmentSchema.SEMESTER, from));
  }

  /** Only the items whose {@code semester} is {@code to} or smaller. */
  public Selected semesterTo(YearMonth to) {
    return new Selected(state().to(EnrollmentSchema.SEMESTER, to));
  }

  /** Only the items whose {@code semester} is {@code from}, {@code to} or between them. */
  public Selected semesterBetween(YearMonth from, YearMonth to) {
    return new Selected(state().between(EnrollmentSchema.SEMESTER, from, to));
  }

  /** Only the items whose {@code semester} is greater than {@code after}. */
  public Selected semesterAfter(YearMonth after) {
    return new Selected(state().after(EnrollmentSchema.SEMESTER, after));
  }

  /** Only the items whose {@code semester} is smaller than {@code before}. */
  public Selected semesterBefore(YearMonth before) {
    return new Selected(state().before(EnrollmentSchema.SEMESTER, before));
  }

  /**
   * Each {@code Enrollment} with the {@code Student} it leads to: Query requests on the index
   * {@code GSI2}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
    return linked(StudentDao.TYPE, EnrollmentGraded::studentKey);
  }

  /**
   * Each {@code Enrollment} with the {@code Course} it leads to: Query requests on the index
   * {@code GSI2}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public LinkedQuery<Enrollment, Enrollment, Course> withCourse() {
    return linked(CourseDao.TYPE, EnrollmentGraded::courseKey);
  }

  private static StudentKey studentKey(Enrollment enrollment) {
    return StudentKey.of(enrollment.studentId());
  }

  private static CourseKey courseKey(Enrollment enrollment) {
    return CourseKey.of(enrollment.courseId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Enrollment, EnrollmentKey, Selected> {
    Selected(QueryState<Enrollment> state) {
      super(state, Selected::new, EnrollmentDao.TYPE);
    }

    /** As {@link EnrollmentGraded#withStudent()}. */
    public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
      return linked(StudentDao.TYPE, EnrollmentGraded::studentKey);
    }

    /** As {@link EnrollmentGraded#withCourse()}. */
    public LinkedQuery<Enrollment, Enrollment, Course> withCourse() {
      return linked(CourseDao.TYPE, EnrollmentGraded::courseKey);
    }
  }
}
