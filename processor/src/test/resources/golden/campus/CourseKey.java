package campus;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link Course}: {@code PK = "COURSE#{courseId}"}, {@code SK = "INFO"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseKey extends GeneratedKey<Course> {
  public final int courseId;

  CourseKey(ComponentValues<Course> values) {
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

  /** The component {@code courseId}. */
  public int courseId() {
    return courseId;
  }
}
