package school;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Enrollment} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentMapper extends EntityMapper<Enrollment> {
  /** The mapper; it has no state. */
  public static final EnrollmentMapper INSTANCE = new EnrollmentMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("studentId", "classId", "studentName", "classTitle", "PK", "SK");

  private EnrollmentMapper() {
    super("Enrollment");
  }

  @Override
  protected Enrollment readAttributes(ItemReader reader) {
    String studentId = null;
    String classId = null;
    String studentName = null;
    String classTitle = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> studentId = reader.string();
        case 1 -> classId = reader.string();
        case 2 -> studentName = reader.string();
        case 3 -> classTitle = reader.string();
        case 4 -> agrees &= EnrollmentSchema.KEY.partition().isAt(reader, studentId);
        case 5 -> agrees &= EnrollmentSchema.KEY.sort().isAt(reader, classId);
      }
    }
    if (!agrees) {
      ComponentValues<Enrollment> tableKey = EnrollmentSchema.KEY.decode(reader);
      studentId = tableKey.get(EnrollmentSchema.STUDENT_ID);
      classId = tableKey.get(EnrollmentSchema.CLASS_ID);
    }
    return new Enrollment(studentId, classId, studentName, classTitle);
  }

  @Override
  protected void writeAttributes(Enrollment enrollment, ItemWriter writer) {
    ComponentSource<Enrollment> components = ComponentSource.of(enrollment);
    EnrollmentSchema.KEY.write(components, writer);
    writer.string("Type", "Enrollment");
    EnrollmentSchema.GSI1.write(components, writer);
    writer.string("studentId", enrollment.studentId());
    writer.string("classId", enrollment.classId());
    writer.string("studentName", enrollment.studentName());
    writer.string("classTitle", enrollment.classTitle());
  }
}
