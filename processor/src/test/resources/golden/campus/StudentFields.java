package campus;

import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Student} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentFields {
  public static final TextField<Student> STUDENT_ID = new TextField<>(StudentSchema.STUDENT_ID);
  public static final TextField<Student> NAME = new TextField<>(StudentSchema.NAME);

  private StudentFields() {}
}
