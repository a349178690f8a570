package campus;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CampusBatch extends BatchBuilder<CampusBatch> {
  CampusBatch(PhysicalTable table) {
    super(table);
  }

  /** Stores a {@code Student}, as {@link StudentDao#putAll} does. */
  public CampusBatch put(Student student) {
    return addPut(StudentDao.TYPE, student);
  }

  /** Removes a {@code Student}, as {@link StudentDao#deleteAll} does. */
  public CampusBatch delete(StudentKey key) {
    return addDelete(StudentDao.TYPE, key);
  }

  /** Stores a {@code Course}, as {@link CourseDao#putAll} does. */
  public CampusBatch put(Course course) {
    return addPut(CourseDao.TYPE, course);
  }

  /** Removes a {@code Course}, as {@link CourseDao#deleteAll} does. */
  public CampusBatch delete(CourseKey key) {
    return addDelete(CourseDao.TYPE, key);
  }

  /** Removes an {@code Enrollment}, as {@link EnrollmentDao#deleteAll} does. */
  public CampusBatch delete(EnrollmentKey key) {
    return addDelete(EnrollmentDao.TYPE, key);
  }
}
