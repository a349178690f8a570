package campus;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Course} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseFields {
  public static final OrderedField<Course, Integer> COURSE_ID =
      new OrderedField<>(CourseSchema.COURSE_ID);
  public static final TextField<Course> TITLE = new TextField<>(CourseSchema.TITLE);

  private CourseFields() {}
}
