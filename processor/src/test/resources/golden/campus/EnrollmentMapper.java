package campus;

import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.Codecs;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import java.time.Instant;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Enrollment} records into items and back. It makes no calls.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentMapper extends EntityMapper<Enrollment> {
  /**
   * The mapper; it has no state.
   */
  public static final EnrollmentMapper INSTANCE = new EnrollmentMapper();

  private static final AttributeNames NAMES = AttributeNames.of("semester", "courseId", "grade",
      "version", "expires", "PK", "SK");

  private EnrollmentMapper() {
    super("Enrollment");
  }

  @Override
  protected Enrollment readAttributes(ItemReader reader) {
    String studentId = null;
    YearMonth semester = null;
    Integer courseId = null;
    String grade = null;
    long version = 0;
    Instant expires = null;
    String partitionKey = null;
    String sortKey = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> semester = Codecs.YEAR_MONTH.read(reader);
        case 1 -> courseId = reader.intValue();
        case 2 -> grade = reader.string();
        case 3 -> version = reader.longValue();
        case 4 -> expires = Codecs.EPOCH_SECONDS.read(reader);
        case 5 -> partitionKey = reader.string();
        case 6 -> sortKey = (semester == null || courseId == null) ? reader.string() : null;
      }
    }
    reader.require(NAMES, 5);
    studentId = EnrollmentSchema.KEY.partition().decode(AttributeValue.fromS(partitionKey))
        .get(EnrollmentSchema.STUDENT_ID);
    if (sortKey != null && (semester == null || courseId == null)) {
      ComponentValues<Enrollment> sortKeyValues =
          EnrollmentSchema.KEY.sort().decode(AttributeValue.fromS(sortKey));
      if (semester == null) {
        semester = sortKeyValues.get(EnrollmentSchema.SEMESTER);
      }
      if (courseId == null) {
        courseId = sortKeyValues.get(EnrollmentSchema.COURSE_ID);
      }
    }
    if (courseId == null) {
      reader.require(NAMES, 1);
    }
    reader.require(NAMES, 3);
    return new Enrollment(studentId, semester, courseId, grade, version, expires);
  }

  @Override
  protected void writeAttributes(Enrollment enrollment, ItemWriter writer) {
    ComponentSource<Enrollment> components = ComponentSource.of(enrollment);
    EnrollmentSchema.KEY.write(components, writer);
    writer.string("Type", "Enrollment");
    EnrollmentSchema.GSI1.write(components, writer);
    EnrollmentSchema.GSI2.write(components, writer);
    writer.attribute("semester", enrollment.semester(), Codecs.YEAR_MONTH);
    writer.number("courseId", enrollment.courseId());
    writer.string("grade", enrollment.grade());
    writer.number("version", enrollment.version());
    writer.attribute("expires", enrollment.expires(), Codecs.EPOCH_SECONDS);
  }
}
