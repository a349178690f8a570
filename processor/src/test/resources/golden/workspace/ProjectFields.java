package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Project} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectFields {
  public static final TextField<Project> ORG_ID = new TextField<>(Path.of("orgId"));
  public static final TextField<Project> PROJECT_ID = new TextField<>(Path.of("projectId"));
  public static final TextField<Project> NAME = new TextField<>(Path.of("name"));

  public static final OrderedField<Project, Long> VERSION = new OrderedField<>(
      Path.of("version"), Codecs.LONG);

  private ProjectFields() {}
}
