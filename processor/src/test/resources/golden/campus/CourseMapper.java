package campus;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Course} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseMapper extends EntityMapper<Course> {
  /** The mapper; it has no state. */
  public static final CourseMapper INSTANCE = new CourseMapper();
  private static final AttributeNames NAMES = AttributeNames.of("courseId", "title", "PK", "SK");

  private CourseMapper() {
    super("Course");
  }

  @Override
  protected Course readAttributes(ItemReader reader) {
    int courseId = 0;
    String title = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> courseId = reader.intValue();
        case 1 -> title = reader.string();
        case 2 -> agrees &= CourseSchema.KEY.partition().isAt(reader, courseId);
        case 3 -> agrees &= CourseSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Course> tableKey = CourseSchema.KEY.decode(reader);
      courseId = tableKey.get(CourseSchema.COURSE_ID);
    }
    if (!reader.met(NAMES, 2)) {
      reader.require(NAMES, 0);
    }
    return new Course(courseId, title);
  }

  @Override
  protected void writeAttributes(Course course, ItemWriter writer) {
    ComponentSource<Course> components = ComponentSource.of(course);
    CourseSchema.KEY.write(components, writer);
    writer.string("Type", "Course");
    writer.number("courseId", course.courseId());
    writer.string("title", course.title());
  }
}
