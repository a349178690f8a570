package campus;

import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Course} records into items and back. It makes no calls.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseMapper extends EntityMapper<Course> {
  /**
   * The mapper; it has no state.
   */
  public static final CourseMapper INSTANCE = new CourseMapper();

  private static final AttributeNames NAMES = AttributeNames.of("courseId", "title", "PK");

  private CourseMapper() {
    super("Course");
  }

  @Override
  protected Course readAttributes(ItemReader reader) {
    Integer courseId = null;
    String title = null;
    String partitionKey = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> courseId = reader.intValue();
        case 1 -> title = reader.string();
        case 2 -> partitionKey = courseId == null ? reader.string() : null;
      }
    }
    if (partitionKey != null && courseId == null) {
      courseId = CourseSchema.KEY.partition().decode(AttributeValue.fromS(partitionKey))
          .get(CourseSchema.COURSE_ID);
    }
    if (courseId == null) {
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
