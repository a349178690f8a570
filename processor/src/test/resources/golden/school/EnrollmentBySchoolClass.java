package school;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.LinkedQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Enrollment} items of one {@code classId}: see {@link EnrollmentDao#bySchoolClass}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentBySchoolClass extends EntityQuery<Enrollment, EnrollmentKey, EnrollmentBySchoolClass> {
  EnrollmentBySchoolClass(QueryState<Enrollment> state) {
    super(state, EnrollmentBySchoolClass::new, EnrollmentDao.TYPE);
  }

  /**
   * Keeps one {@code studentId}:
   * {@code GSI1PK = "CLASS#{classId}" AND GSI1SK = "STUDENT#{studentId}"}.
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

  /**
   * Each {@code Enrollment} with the {@code Student} it leads to: Query requests on the index
   * {@code GSI1}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
    return linked(StudentDao.TYPE, EnrollmentBySchoolClass::studentKey);
  }

  private static StudentKey studentKey(Enrollment enrollment) {
    return StudentKey.of(enrollment.studentId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Enrollment, EnrollmentKey, Selected> {
    Selected(QueryState<Enrollment> state) {
      super(state, Selected::new, EnrollmentDao.TYPE);
    }

    /** As {@link EnrollmentBySchoolClass#withStudent()}. */
    public LinkedQuery<Enrollment, Enrollment, Student> withStudent() {
      return linked(StudentDao.TYPE, EnrollmentBySchoolClass::studentKey);
    }
  }
}
