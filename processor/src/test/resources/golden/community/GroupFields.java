package community;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Group} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupFields {
  public static final TextField<Group> GROUP_ID = new TextField<>(GroupSchema.GROUP_ID);
  public static final TextField<Group> NAME = new TextField<>(GroupSchema.NAME);
  public static final OrderedField<Group, Long> MEMBER_COUNT =
      new OrderedField<>(GroupSchema.MEMBER_COUNT);

  private GroupFields() {}
}
