package campus;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.HeldComponents;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.time.Instant;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Enrollment} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentMapper extends EntityMapper<Enrollment> {
  /** The mapper; it has no state. */
  public static final EnrollmentMapper INSTANCE = new EnrollmentMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("semester", "courseId", "grade", "version", "expires");

  private EnrollmentMapper() {
    super("Enrollment");
  }

  @Override
  protected Enrollment readAttributes(ItemReader reader) {
    String studentId = null;
    YearMonth semester = null;
    int courseId = 0;
    String grade = null;
    long version = 0;
    Instant expires = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> semester = Codecs.YEAR_MONTH.read(reader);
        case 1 -> courseId = reader.intValue();
        case 2 -> grade = reader.string();
        case 3 -> version = reader.longValue();
        case 4 -> expires = Codecs.EPOCH_SECONDS.read(reader);
      }
    }
    ComponentValues<Enrollment> tableKey = EnrollmentSchema.KEY.decode(reader);
    studentId = tableKey.get(EnrollmentSchema.STUDENT_ID);
    semester = tableKey.get(EnrollmentSchema.SEMESTER);
    courseId = tableKey.get(EnrollmentSchema.COURSE_ID);
    if (grade == null) {
      grade = HeldComponents.read(reader, EnrollmentSchema.GRADE, EnrollmentSchema.GSI2);
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
