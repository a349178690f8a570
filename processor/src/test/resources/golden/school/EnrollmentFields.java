package school;

import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Enrollment} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentFields {
  public static final TextField<Enrollment> STUDENT_ID = new TextField<>(Path.of("studentId"));
  public static final TextField<Enrollment> CLASS_ID = new TextField<>(Path.of("classId"));
  public static final TextField<Enrollment> STUDENT_NAME = new TextField<>(Path.of("studentName"));
  public static final TextField<Enrollment> CLASS_TITLE = new TextField<>(Path.of("classTitle"));

  private EnrollmentFields() {}
}
