package campus;

import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.internal.write.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A change of one {@link Student}, sent as one UpdateItem by {@code execute()} or
 * {@code executeAndGet()}. The item must exist, unless {@code orCreate()} is called.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentUpdate extends UpdateBuilder<Student, StudentKey, StudentUpdate> {
  StudentUpdate(EntityOperations<Student, StudentKey> operations, StudentKey key) {
    super(operations, key);
  }

  @Override
  protected StudentUpdate self() {
    return this;
  }

  /**
   * Creates the item if it does not exist, with the components that are given here and defaults
   * for primitive ones.
   */
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
}
