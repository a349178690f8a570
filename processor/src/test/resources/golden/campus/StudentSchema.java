package campus;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Student}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class StudentSchema {
  static final Component<Student, String> STUDENT_ID =
      Component.of("studentId", Student::studentId, Codecs.STRING);
  static final Component<Student, String> NAME = Component.of("name", Student::name, Codecs.STRING);

  /** {@code PK = "STUDENT#{studentId}"}. */
  static final KeyTemplate<Student> PARTITION_KEY =
      KeyTemplate.<Student>literal("STUDENT#").then(STUDENT_ID, KeyFormats.TEXT);

  /** {@code SK = "INFO"}. */
  static final KeyTemplate<Student> SORT_KEY =
      KeyTemplate.<Student>literal("INFO");
  static final PrimaryKey<Student> KEY =
      PrimaryKey.of("Student", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private StudentSchema() {}
}
