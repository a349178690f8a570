package campus;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Course}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseUpdate extends UpdateBuilder<Course, CourseKey, CourseUpdate> {
  CourseUpdate(EntityOperations<Course, CourseKey> operations, CourseKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
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

  /** Sets {@code title} unless it has a value. */
  public CourseUpdate titleIfAbsent(String title) {
    return setIfAbsent(CourseSchema.TITLE, title);
  }
}
