package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The fields of {@link Project} for conditions and filters.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectFields {
  /**
   * The component {@code orgId}.
   */
  public static final TextField<Project> ORG_ID = new TextField<>(Path.of("orgId"));

  /**
   * The component {@code projectId}.
   */
  public static final TextField<Project> PROJECT_ID = new TextField<>(Path.of("projectId"));

  /**
   * The component {@code name}.
   */
  public static final TextField<Project> NAME = new TextField<>(Path.of("name"));

  /**
   * The component {@code version}.
   */
  public static final OrderedField<Project, Long> VERSION = new OrderedField<>(
      Path.of("version"), Codecs.LONG);

  private ProjectFields() {
  }
}
