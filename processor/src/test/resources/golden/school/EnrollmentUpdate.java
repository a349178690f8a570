package school;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Enrollment}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentUpdate extends UpdateBuilder<Enrollment, EnrollmentKey, EnrollmentUpdate> {
  EnrollmentUpdate(EntityOperations<Enrollment, EnrollmentKey> operations, EnrollmentKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public EnrollmentUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code studentName}; null is refused, and {@link #clearStudentName()} removes it. */
  public EnrollmentUpdate studentName(String studentName) {
    return set(EnrollmentSchema.STUDENT_NAME, studentName);
  }

  /** Removes {@code studentName}. */
  public EnrollmentUpdate clearStudentName() {
    return clear(EnrollmentSchema.STUDENT_NAME);
  }

  /** Sets {@code studentName} unless it has a value. */
  public EnrollmentUpdate studentNameIfAbsent(String studentName) {
    return setIfAbsent(EnrollmentSchema.STUDENT_NAME, studentName);
  }

  /** Sets {@code classTitle}; null is refused, and {@link #clearClassTitle()} removes it. */
  public EnrollmentUpdate classTitle(String classTitle) {
    return set(EnrollmentSchema.CLASS_TITLE, classTitle);
  }

  /** Removes {@code classTitle}. */
  public EnrollmentUpdate clearClassTitle() {
    return clear(EnrollmentSchema.CLASS_TITLE);
  }

  /** Sets {@code classTitle} unless it has a value. */
  public EnrollmentUpdate classTitleIfAbsent(String classTitle) {
    return setIfAbsent(EnrollmentSchema.CLASS_TITLE, classTitle);
  }
}
