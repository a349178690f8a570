package school;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolBatch extends BatchBuilder<SchoolBatch> {
  SchoolBatch(PhysicalTable table) {
    super(table);
  }

  /** Stores a {@code Student}, as {@link StudentDao#putAll} does. */
  public SchoolBatch put(Student student) {
    return addPut(StudentDao.TYPE, student);
  }

  /** Removes a {@code Student}, as {@link StudentDao#deleteAll} does. */
  public SchoolBatch delete(StudentKey key) {
    return addDelete(StudentDao.TYPE, key);
  }

  /** Stores a {@code SchoolClass}, as {@link SchoolClassDao#putAll} does. */
  public SchoolBatch put(SchoolClass schoolClass) {
    return addPut(SchoolClassDao.TYPE, schoolClass);
  }

  /** Removes a {@code SchoolClass}, as {@link SchoolClassDao#deleteAll} does. */
  public SchoolBatch delete(SchoolClassKey key) {
    return addDelete(SchoolClassDao.TYPE, key);
  }

  /** Stores an {@code Enrollment}, as {@link EnrollmentDao#putAll} does. */
  public SchoolBatch put(Enrollment enrollment) {
    return addPut(EnrollmentDao.TYPE, enrollment);
  }

  /** Removes an {@code Enrollment}, as {@link EnrollmentDao#deleteAll} does. */
  public SchoolBatch delete(EnrollmentKey key) {
    return addDelete(EnrollmentDao.TYPE, key);
  }
}
