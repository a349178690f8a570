package school;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Enrollment}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class EnrollmentSchema {
  static final Component<Enrollment, String> STUDENT_ID =
      Component.of("studentId", Enrollment::studentId, Codecs.STRING);
  static final Component<Enrollment, String> CLASS_ID =
      Component.of("classId", Enrollment::classId, Codecs.STRING);
  static final Component<Enrollment, String> STUDENT_NAME =
      Component.of("studentName", Enrollment::studentName, Codecs.STRING);
  static final Component<Enrollment, String> CLASS_TITLE =
      Component.of("classTitle", Enrollment::classTitle, Codecs.STRING);

  /** {@code PK = "STUDENT#{studentId}"}. */
  static final KeyTemplate<Enrollment> PARTITION_KEY =
      KeyTemplate.<Enrollment>literal("STUDENT#").then(STUDENT_ID, KeyFormats.TEXT);

  /** {@code SK = "CLASS#{classId}"}. */
  static final KeyTemplate<Enrollment> SORT_KEY =
      KeyTemplate.<Enrollment>literal("CLASS#").then(CLASS_ID, KeyFormats.TEXT);

  /** {@code GSI1PK = "CLASS#{classId}"}. */
  static final KeyTemplate<Enrollment> GSI1_PK =
      KeyTemplate.<Enrollment>literal("CLASS#").then(CLASS_ID, KeyFormats.TEXT).truncating();

  /** {@code GSI1SK = "STUDENT#{studentId}"}. */
  static final KeyTemplate<Enrollment> GSI1_SK =
      KeyTemplate.<Enrollment>literal("STUDENT#").then(STUDENT_ID, KeyFormats.TEXT).truncating();
  static final PrimaryKey<Enrollment> KEY =
      PrimaryKey.of("Enrollment", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  static final IndexKey<Enrollment> GSI1 =
      IndexKey.of("Enrollment", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  private EnrollmentSchema() {}
}
