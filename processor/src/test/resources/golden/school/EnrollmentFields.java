package school;

import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Enrollment} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentFields {
  public static final TextField<Enrollment> STUDENT_ID =
      new TextField<>(EnrollmentSchema.STUDENT_ID);
  public static final TextField<Enrollment> CLASS_ID = new TextField<>(EnrollmentSchema.CLASS_ID);
  public static final TextField<Enrollment> STUDENT_NAME =
      new TextField<>(EnrollmentSchema.STUDENT_NAME);
  public static final TextField<Enrollment> CLASS_TITLE =
      new TextField<>(EnrollmentSchema.CLASS_TITLE);

  private EnrollmentFields() {}
}
