package campus;

import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Student} records into items and back. It makes no calls.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentMapper extends EntityMapper<Student> {
  /**
   * The mapper; it has no state.
   */
  public static final StudentMapper INSTANCE = new StudentMapper();

  private static final AttributeNames NAMES = AttributeNames.of("studentId", "name", "PK");

  private StudentMapper() {
    super("Student");
  }

  @Override
  protected Student readAttributes(ItemReader reader) {
    String studentId = null;
    String name = null;
    String partitionKey = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> studentId = reader.string();
        case 1 -> name = reader.string();
        case 2 -> partitionKey = studentId == null ? reader.string() : null;
      }
    }
    if (partitionKey != null && studentId == null) {
      studentId = StudentSchema.KEY.partition().decode(AttributeValue.fromS(partitionKey))
          .get(StudentSchema.STUDENT_ID);
    }
    return new Student(studentId, name);
  }

  @Override
  protected void writeAttributes(Student student, ItemWriter writer) {
    ComponentSource<Student> components = ComponentSource.of(student);
    StudentSchema.KEY.write(components, writer);
    writer.string("Type", "Student");
    writer.string("studentId", student.studentId());
    writer.string("name", student.name());
  }
}
