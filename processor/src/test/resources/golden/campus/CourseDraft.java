package campus;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Course} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseDraft {
  private int courseId;
  private @Nullable String title;

  private CourseDraft() {}

  /** A draft of a new record, with nothing set. */
  public static CourseDraft empty() {
    return new CourseDraft();
  }

  /** A draft of a copy of a record. */
  public static CourseDraft of(Course course) {
    CourseDraft draft = new CourseDraft();
    draft.courseId = course.courseId();
    draft.title = course.title();
    return draft;
  }

  /** Sets {@code courseId}. */
  public CourseDraft courseId(int courseId) {
    this.courseId = courseId;
    return this;
  }

  /** Sets {@code title}. */
  public CourseDraft title(@Nullable String title) {
    this.title = title;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Course build() {
    return new Course(courseId, title);
  }
}
