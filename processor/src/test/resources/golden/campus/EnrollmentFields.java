package campus;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import java.time.Instant;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Enrollment} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentFields {
  public static final OrderedField<Enrollment, YearMonth> SEMESTER = new OrderedField<>(
      Path.of("semester"), Codecs.YEAR_MONTH);

  public static final OrderedField<Enrollment, Integer> COURSE_ID = new OrderedField<>(
      Path.of("courseId"), Codecs.INTEGER);

  public static final TextField<Enrollment> GRADE = new TextField<>(Path.of("grade"));

  public static final OrderedField<Enrollment, Long> VERSION = new OrderedField<>(
      Path.of("version"), Codecs.LONG);

  public static final OrderedField<Enrollment, Instant> EXPIRES = new OrderedField<>(
      Path.of("expires"), Codecs.EPOCH_SECONDS);

  private EnrollmentFields() {}
}
