package workspace;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Org} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgFields {
  public static final TextField<Org> ORG_ID = new TextField<>(OrgSchema.ORG_ID);
  public static final TextField<Org> NAME = new TextField<>(OrgSchema.NAME);
  public static final OrderedField<Org, Integer> PROJECTS = new OrderedField<>(OrgSchema.PROJECTS);
  public static final OrderedField<Org, Long> TASKS = new OrderedField<>(OrgSchema.TASKS);

  private OrgFields() {}
}
