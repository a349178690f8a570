package campus;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import java.time.Instant;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Enrollment} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentFields {
  public static final OrderedField<Enrollment, YearMonth> SEMESTER =
      new OrderedField<>(EnrollmentSchema.SEMESTER);
  public static final OrderedField<Enrollment, Integer> COURSE_ID =
      new OrderedField<>(EnrollmentSchema.COURSE_ID);
  public static final TextField<Enrollment> GRADE = new TextField<>(EnrollmentSchema.GRADE);
  public static final OrderedField<Enrollment, Long> VERSION =
      new OrderedField<>(EnrollmentSchema.VERSION);
  public static final OrderedField<Enrollment, Instant> EXPIRES =
      new OrderedField<>(EnrollmentSchema.EXPIRES);

  private EnrollmentFields() {}
}
