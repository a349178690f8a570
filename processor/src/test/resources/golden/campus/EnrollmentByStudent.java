package campus;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.ConsistentLinkedQuery;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Enrollment} items of one {@code studentId}: see {@link EnrollmentDao#byStudent}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentByStudent extends ConsistentQuery<Enrollment, EnrollmentKey, EnrollmentByStudent> {
  EnrollmentByStudent(QueryState<Enrollment> state) {
    super(state, EnrollmentByStudent::new, EnrollmentDao.TYPE);
  }

  /**
   * Keeps one {@code semester}:
   * {@code PK = "STUDENT#{studentId}" AND begins_with(SK, "COURSE#{semester}#")}.
   */
  public AfterSemester semester(YearMonth semester) {
    return new AfterSemester(state().exact(EnrollmentSchema.SEMESTER, semester));
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
   * Each {@code Enrollment} with the {@code Course} it leads to: Query requests on the table, then
   * one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public ConsistentLinkedQuery<Enrollment, Enrollment, Course> withCourse() {
    return linked(CourseDao.TYPE, EnrollmentByStudent::courseKey);
  }

  private static CourseKey courseKey(Enrollment enrollment) {
    return CourseKey.of(enrollment.courseId());
  }

  /** The query with its {@code semester}; {@code courseId} may be next. */
  public static final class AfterSemester extends ConsistentQuery<Enrollment, EnrollmentKey, AfterSemester> {
    AfterSemester(QueryState<Enrollment> state) {
      super(state, AfterSemester::new, EnrollmentDao.TYPE);
    }

    /**
     * Keeps one {@code courseId}:
     * {@code PK = "STUDENT#{studentId}" AND SK = "COURSE#{semester}#{courseId:plain}"}.
     */
    public Selected courseId(int courseId) {
      return new Selected(state().exact(EnrollmentSchema.COURSE_ID, courseId));
    }

    /** As {@link EnrollmentByStudent#withCourse()}. */
    public ConsistentLinkedQuery<Enrollment, Enrollment, Course> withCourse() {
      return linked(CourseDao.TYPE, EnrollmentByStudent::courseKey);
    }
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Enrollment, EnrollmentKey, Selected> {
    Selected(QueryState<Enrollment> state) {
      super(state, Selected::new, EnrollmentDao.TYPE);
    }

    /** As {@link EnrollmentByStudent#withCourse()}. */
    public ConsistentLinkedQuery<Enrollment, Enrollment, Course> withCourse() {
      return linked(CourseDao.TYPE, EnrollmentByStudent::courseKey);
    }
  }
}
