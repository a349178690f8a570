package campus;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Course} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseFields {
  public static final OrderedField<Course, Integer> COURSE_ID = new OrderedField<>(
      Path.of("courseId"), Codecs.INTEGER);

  public static final TextField<Course> TITLE = new TextField<>(Path.of("title"));

  private CourseFields() {}
}
