package community;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.entity.KeyTemplate;
import io.partita.runtime.internal.entity.PrimaryKey;
import io.partita.runtime.internal.item.Codecs;
import io.partita.runtime.internal.key.KeyFormats;
import java.time.Instant;
import javax.annotation.processing.Generated;

/**
 * The components and keys of {@link Enrollment}.
 */
@Generated("io.partita.processor.PartitaProcessor")
final class EnrollmentSchema {
  static final Component<Enrollment, String> STUDENT_ID = Component.<Enrollment, String>of(
      "studentId", Enrollment::studentId);

  static final Component<Enrollment, Integer> SEMESTER = Component.<Enrollment, Integer>of(
      "semester", Enrollment::semester)
      .stored("semester", Codecs.INTEGER);

  static final Component<Enrollment, String> COURSE_ID = Component.<Enrollment, String>of(
      "courseId", Enrollment::courseId)
      .stored("courseId", Codecs.STRING);

  static final Component<Enrollment, String> GRADE = Component.<Enrollment, String>of(
      "grade", Enrollment::grade)
      .stored("grade", Codecs.STRING);

  static final Component<Enrollment, Long> VERSION = Component.<Enrollment, Long>of(
      "version", Enrollment::version)
      .stored("version", Codecs.LONG);

  static final Component<Enrollment, Instant> EXPIRES = Component.<Enrollment, Instant>of(
      "expires", Enrollment::expires)
      .stored("expires", Codecs.EPOCH_SECONDS);

  /**
   * {@code PK = "STUDENT#{studentId}"}.
   */
  static final KeyTemplate<Enrollment> PARTITION_KEY = KeyTemplate.<Enrollment>literal("STUDENT#")
      .then(STUDENT_ID, KeyFormats.TEXT);

  /**
   * {@code SK = "COURSE#{semester}#{courseId}"}.
   */
  static final KeyTemplate<Enrollment> SORT_KEY = KeyTemplate.<Enrollment>literal("COURSE#")
      .then(SEMESTER, KeyFormats.INT_PADDED)
      .thenLiteral("#")
      .then(COURSE_ID, KeyFormats.TEXT);

  static final PrimaryKey<Enrollment> KEY = PrimaryKey.of(
      "Enrollment",
      KeyAttribute.partition("PK", PARTITION_KEY),
      KeyAttribute.sort("SK", SORT_KEY));

  private EnrollmentSchema() {
  }
}
