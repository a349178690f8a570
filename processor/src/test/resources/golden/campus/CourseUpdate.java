package campus;

import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.internal.write.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A change of one {@link Course}, sent as one UpdateItem by {@code execute()} or
 * {@code executeAndGet()}. The item must exist, unless {@code orCreate()} is called.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseUpdate extends UpdateBuilder<Course, CourseKey, CourseUpdate> {
  CourseUpdate(EntityOperations<Course, CourseKey> operations, CourseKey key) {
    super(operations, key);
  }

  @Override
  protected CourseUpdate self() {
    return this;
  }

  /**
   * Creates the item if it does not exist, with the components that are given here and defaults
   * for primitive ones.
   */
  @Override
  public CourseUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code title}; null is refused, and {@link #clearTitle()} removes it. */
  public CourseUpdate title(String title) {
    return set(CourseSchema.TITLE, title);
  }

  /** Removes {@code title}. */
  public CourseUpdate clearTitle() {
    return clear(CourseSchema.TITLE);
  }
}
