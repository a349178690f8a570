package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Org} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgFields {
  public static final TextField<Org> ORG_ID = new TextField<>(Path.of("orgId"));
  public static final TextField<Org> NAME = new TextField<>(Path.of("name"));

  public static final OrderedField<Org, Integer> PROJECTS = new OrderedField<>(
      Path.of("projects"), Codecs.INTEGER);

  public static final OrderedField<Org, Long> TASKS = new OrderedField<>(
      Path.of("tasks"), Codecs.LONG);

  private OrgFields() {}
}
