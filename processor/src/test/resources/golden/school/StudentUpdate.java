package school;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Student}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentUpdate extends UpdateBuilder<Student, StudentKey, StudentUpdate> {
  StudentUpdate(EntityOperations<Student, StudentKey> operations, StudentKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public StudentUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
  public StudentUpdate name(String name) {
    return set(StudentSchema.NAME, name);
  }

  /** Removes {@code name}. */
  public StudentUpdate clearName() {
    return clear(StudentSchema.NAME);
  }

  /** Sets {@code name} unless it has a value. */
  public StudentUpdate nameIfAbsent(String name) {
    return setIfAbsent(StudentSchema.NAME, name);
  }

  /** Sets {@code year}. */
  public StudentUpdate year(int year) {
    return set(StudentSchema.YEAR, year);
  }

  /** Adds to {@code year}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public StudentUpdate addToYear(int delta) {
    return add(StudentSchema.YEAR, delta);
  }
}
