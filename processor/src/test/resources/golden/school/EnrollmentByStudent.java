package school;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.ConsistentLinkedQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Enrollment} items of one {@code studentId}: see {@link EnrollmentDao#byStudent}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentByStudent extends ConsistentQuery<Enrollment, EnrollmentKey, EnrollmentByStudent> {
  EnrollmentByStudent(QueryState<Enrollment> state) {
    super(state, EnrollmentByStudent::new, EnrollmentDao.TYPE);
  }

  /** Keeps one {@code classId}: {@code PK = "STUDENT#{studentId}" AND SK = "CLASS#{classId}"}. */
  public Selected classId(String classId) {
    return new Selected(state().exact(EnrollmentSchema.CLASS_ID, classId));
  }

  /** Only the items whose {@code classId} is {@code from} or greater. */
  public Selected classIdFrom(String from) {
    return new Selected(state().from(EnrollmentSchema.CLASS_ID, from));
  }

  /** Only the items whose {@code classId} is {@code to} or smaller. */
  public Selected classIdTo(String to) {
    return new Selected(state().to(EnrollmentSchema.CLASS_ID, to));
  }

  /** Only the items whose {@code classId} is {@code from}, {@code to} or between them. */
  public Selected classIdBetween(String from, String to) {
    return new Selected(state().between(EnrollmentSchema.CLASS_ID, from, to));
  }

  /** Only the items whose {@code classId} is greater than {@code after}. */
  public Selected classIdAfter(String after) {
    return new Selected(state().after(EnrollmentSchema.CLASS_ID, after));
  }

  /** Only the items whose {@code classId} is smaller than {@code before}. */
  public Selected classIdBefore(String before) {
    return new Selected(state().before(EnrollmentSchema.CLASS_ID, before));
  }

  /** Only the items whose {@code classId} begins with {@code prefix}. */
  public Selected classIdStartsWith(String prefix) {
    return new Selected(state().startsWith(EnrollmentSchema.CLASS_ID, prefix));
  }

  /**
   * Each {@code Enrollment} with the {@code SchoolClass} it leads to: Query requests on the table,
   * then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public ConsistentLinkedQuery<Enrollment, Enrollment, SchoolClass> withSchoolClass() {
    return linked(SchoolClassDao.TYPE, EnrollmentByStudent::schoolClassKey);
  }

  private static SchoolClassKey schoolClassKey(Enrollment enrollment) {
    return SchoolClassKey.of(enrollment.classId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Enrollment, EnrollmentKey, Selected> {
    Selected(QueryState<Enrollment> state) {
      super(state, Selected::new, EnrollmentDao.TYPE);
    }

    /** As {@link EnrollmentByStudent#withSchoolClass()}. */
    public ConsistentLinkedQuery<Enrollment, Enrollment, SchoolClass> withSchoolClass() {
      return linked(SchoolClassDao.TYPE, EnrollmentByStudent::schoolClassKey);
    }
  }
}
