package campus;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Course}. Equal keys are the same item.
 *
 * <p>{@code PK = "COURSE#{courseId}"}, {@code SK = "INFO"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseKey extends GeneratedKey<Course> {
  public final int courseId;

  private CourseKey(ComponentValues<Course> values) {
    super(CourseSchema.KEY, values);
    this.courseId = get(CourseSchema.COURSE_ID);
  }

  /** The key of its components. */
  public static CourseKey of(int courseId) {
    return new CourseKey(ComponentValues.of(CourseSchema.COURSE_ID, courseId));
  }

  /** The key of a record. */
  public static CourseKey of(Course course) {
    return new CourseKey(
        ComponentValues.of(CourseSchema.COURSE_ID, CourseSchema.COURSE_ID.get(course)));
  }

  static CourseKey from(ComponentValues<Course> values) {
    return new CourseKey(values);
  }

  /** The component {@code courseId}. */
  public int courseId() {
    return courseId;
  }
}
