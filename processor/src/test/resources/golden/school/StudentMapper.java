package school;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Student} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentMapper extends EntityMapper<Student> {
  /** The mapper; it has no state. */
  public static final StudentMapper INSTANCE = new StudentMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("studentId", "name", "year", "PK", "SK");

  private StudentMapper() {
    super("Student");
  }

  @Override
  protected Student readAttributes(ItemReader reader) {
    String studentId = null;
    String name = null;
    int year = 0;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> studentId = reader.string();
        case 1 -> name = reader.string();
        case 2 -> year = reader.intValue();
        case 3 -> agrees &= StudentSchema.KEY.partition().isAt(reader, studentId);
        case 4 -> agrees &= StudentSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Student> tableKey = StudentSchema.KEY.decode(reader);
      studentId = tableKey.get(StudentSchema.STUDENT_ID);
    }
    reader.require(NAMES, 2);
    return new Student(studentId, name, year);
  }

  @Override
  protected void writeAttributes(Student student, ItemWriter writer) {
    ComponentSource<Student> components = ComponentSource.of(student);
    StudentSchema.KEY.write(components, writer);
    writer.string("Type", "Student");
    writer.string("studentId", student.studentId());
    writer.string("name", student.name());
    writer.number("year", student.year());
  }
}
