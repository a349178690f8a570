package campus;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Enrollment}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentUpdate extends UpdateBuilder<Enrollment, EnrollmentKey, EnrollmentUpdate> {
  EnrollmentUpdate(EntityOperations<Enrollment, EnrollmentKey> operations, EnrollmentKey key) {
    super(operations, key);
  }

  /**
   * Requires that {@code version} is this one.
   *
   * @throws io.partita.runtime.VersionConflictException on {@code execute()}, if {@code version} is
   *     not the expected one
   */
  public EnrollmentUpdate version(long expected) {
    return version(EnrollmentSchema.VERSION, expected);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public EnrollmentUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code grade}; null is refused, and {@link #clearGrade()} removes it. */
  public EnrollmentUpdate grade(String grade) {
    return set(EnrollmentSchema.GRADE, grade);
  }

  /** Removes {@code grade}. */
  public EnrollmentUpdate clearGrade() {
    return clear(EnrollmentSchema.GRADE);
  }

  /** Sets {@code grade} unless it has a value. */
  public EnrollmentUpdate gradeIfAbsent(String grade) {
    return setIfAbsent(EnrollmentSchema.GRADE, grade);
  }

  /** Sets {@code expires}; null is refused, and {@link #clearExpires()} removes it. */
  public EnrollmentUpdate expires(Instant expires) {
    return set(EnrollmentSchema.EXPIRES, expires);
  }

  /** Removes {@code expires}. */
  public EnrollmentUpdate clearExpires() {
    return clear(EnrollmentSchema.EXPIRES);
  }

  /** Sets {@code expires} unless it has a value. */
  public EnrollmentUpdate expiresIfAbsent(Instant expires) {
    return setIfAbsent(EnrollmentSchema.EXPIRES, expires);
  }
}
