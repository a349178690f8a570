package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Project} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectFields {
  public static final TextField<Project> ORG_ID = new TextField<>(ProjectSchema.ORG_ID);
  public static final TextField<Project> PROJECT_ID = new TextField<>(ProjectSchema.PROJECT_ID);
  public static final TextField<Project> NAME = new TextField<>(ProjectSchema.NAME);
  public static final OrderedField<Project, Long> VERSION =
      new OrderedField<>(ProjectSchema.VERSION);

  private ProjectFields() {}
}
