package campus;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import java.time.Instant;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Enrollment}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class EnrollmentSchema {
  static final Component<Enrollment, String> STUDENT_ID =
      Component.of("studentId", Enrollment::studentId);
  static final Component<Enrollment, YearMonth> SEMESTER =
      Component.of("semester", Enrollment::semester, Codecs.YEAR_MONTH);
  static final Component<Enrollment, Integer> COURSE_ID =
      Component.of("courseId", Enrollment::courseId, Codecs.INTEGER);
  static final Component<Enrollment, String> GRADE =
      Component.of("grade", Enrollment::grade, Codecs.STRING);
  static final Component<Enrollment, Long> VERSION =
      Component.of("version", Enrollment::version, Codecs.LONG);
  static final Component<Enrollment, Instant> EXPIRES =
      Component.of("expires", Enrollment::expires, Codecs.EPOCH_SECONDS);

  /** {@code PK = "STUDENT#{studentId}"}. */
  static final KeyTemplate<Enrollment> PARTITION_KEY =
      KeyTemplate.<Enrollment>literal("STUDENT#").then(STUDENT_ID, KeyFormats.TEXT);

  /** {@code SK = "COURSE#{semester}#{courseId:plain}"}. */
  static final KeyTemplate<Enrollment> SORT_KEY =
      KeyTemplate.<Enrollment>literal("COURSE#").then(SEMESTER, KeyFormats.YEAR_MONTH)
          .thenLiteral("#").then(COURSE_ID, KeyFormats.INT_PLAIN);

  /** {@code GSI1PK = "COURSE#{courseId}"}. */
  static final KeyTemplate<Enrollment> GSI1_PK =
      KeyTemplate.<Enrollment>literal("COURSE#").then(COURSE_ID, KeyFormats.INT_PLAIN).truncating();

  /** {@code GSI1SK = "ENROLLMENT#{semester}#{studentId}"}. */
  static final KeyTemplate<Enrollment> GSI1_SK =
      KeyTemplate.<Enrollment>literal("ENROLLMENT#").then(SEMESTER, KeyFormats.YEAR_MONTH)
          .thenLiteral("#").then(STUDENT_ID, KeyFormats.TEXT).truncating();

  /** {@code GSI2PK = "GRADE#{grade}"}. */
  static final KeyTemplate<Enrollment> GSI2_PK =
      KeyTemplate.<Enrollment>literal("GRADE#").then(GRADE, KeyFormats.TEXT).truncating();

  /** {@code GSI2SK = "{semester}"}. */
  static final KeyTemplate<Enrollment> GSI2_SK =
      KeyTemplate.<Enrollment>empty().then(SEMESTER, KeyFormats.YEAR_MONTH).truncating();
  static final PrimaryKey<Enrollment> KEY =
      PrimaryKey.of("Enrollment", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  static final IndexKey<Enrollment> GSI1 =
      IndexKey.of("Enrollment", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  static final IndexKey<Enrollment> GSI2 =
      IndexKey.of("Enrollment", "GSI2", KeyAttribute.partition("GSI2PK", GSI2_PK),
          KeyAttribute.sort("GSI2SK", GSI2_SK));

  private EnrollmentSchema() {}
}
