package campus;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.LinkedQuery;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Enrollment} items of one {@code courseId}: see {@link EnrollmentDao#byCourse}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentByCourse extends EntityQuery<Enrollment, EnrollmentKey, EnrollmentByCourse> {
  EnrollmentByCourse(QueryState<Enrollment> state) {
    super(state, EnrollmentByCourse::new, EnrollmentDao.TYPE);
  }

  /**
   * Keeps one {@code semester}:
   * {@code GSI1PK = "COURSE#{courseId}" AND begins_with(GSI1SK, "ENROLLMENT#{semester}#")}.
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
   * Each {@code Enrollment} with the {@code Student} it leads to: Query requests on the index
   * {@code GSI1}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
    return linked(StudentDao.TYPE, EnrollmentByCourse::studentKey);
  }

  private static StudentKey studentKey(Enrollment enrollment) {
    return StudentKey.of(enrollment.studentId());
  }

  /** The query with its {@code semester}; {@code studentId} may be next. */
  public static final class AfterSemester extends EntityQuery<Enrollment, EnrollmentKey, AfterSemester> {
    AfterSemester(QueryState<Enrollment> state) {
      super(state, AfterSemester::new, EnrollmentDao.TYPE);
    }

    /**
     * Keeps one {@code studentId}:
     * {@code GSI1PK = "COURSE#{courseId}" AND GSI1SK = "ENROLLMENT#{semester}#{studentId}"}.
     */
    public Selected studentId(String studentId) {
      return new Selected(state().exact(EnrollmentSchema.STUDENT_ID, studentId));
    }

    /** Only the items whose {@code studentId} is {@code from} or greater. */
    public Selected studentIdFrom(String from) {
      return new Selected(state().from(EnrollmentSchema.STUDENT_ID, from));
    }

    /** Only the items whose {@code studentId} is {@code to} or smaller. */
    public Selected studentIdTo(String to) {
      return new Selected(state().to(EnrollmentSchema.STUDENT_ID, to));
    }

    /** Only the items whose {@code studentId} is {@code from}, {@code to} or between them. */
    public Selected studentIdBetween(String from, String to) {
      return new Selected(state().between(EnrollmentSchema.STUDENT_ID, from, to));
    }

    /** Only the items whose {@code studentId} is greater than {@code after}. */
    public Selected studentIdAfter(String after) {
      return new Selected(state().after(EnrollmentSchema.STUDENT_ID, after));
    }

    /** Only the items whose {@code studentId} is smaller than {@code before}. */
    public Selected studentIdBefore(String before) {
      return new Selected(state().before(EnrollmentSchema.STUDENT_ID, before));
    }

    /** Only the items whose {@code studentId} begins with {@code prefix}. */
    public Selected studentIdStartsWith(String prefix) {
      return new Selected(state().startsWith(EnrollmentSchema.STUDENT_ID, prefix));
    }

    /** As {@link EnrollmentByCourse#withStudent()}. */
    public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
      return linked(StudentDao.TYPE, EnrollmentByCourse::studentKey);
    }
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Enrollment, EnrollmentKey, Selected> {
    Selected(QueryState<Enrollment> state) {
      super(state, Selected::new, EnrollmentDao.TYPE);
    }

    /** As {@link EnrollmentByCourse#withStudent()}. */
    public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
      return linked(StudentDao.TYPE, EnrollmentByCourse::studentKey);
    }
  }
}
