package campus;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Course}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class CourseSchema {
  static final Component<Course, Integer> COURSE_ID =
      Component.of("courseId", Course::courseId, Codecs.INTEGER);
  static final Component<Course, String> TITLE =
      Component.of("title", Course::title, Codecs.STRING);

  /** {@code PK = "COURSE#{courseId}"}. */
  static final KeyTemplate<Course> PARTITION_KEY =
      KeyTemplate.<Course>literal("COURSE#").then(COURSE_ID, KeyFormats.INT_PLAIN);

  /** {@code SK = "INFO"}. */
  static final KeyTemplate<Course> SORT_KEY =
      KeyTemplate.<Course>literal("INFO");
  static final PrimaryKey<Course> KEY =
      PrimaryKey.of("Course", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private CourseSchema() {}
}
