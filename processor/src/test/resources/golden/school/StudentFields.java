package school;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Student} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentFields {
  public static final TextField<Student> STUDENT_ID = new TextField<>(Path.of("studentId"));
  public static final TextField<Student> NAME = new TextField<>(Path.of("name"));

  public static final OrderedField<Student, Integer> YEAR = new OrderedField<>(
      Path.of("year"), Codecs.INTEGER);

  private StudentFields() {}
}
