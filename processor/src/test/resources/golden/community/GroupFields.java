package community;

import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Group} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupFields {
  public static final TextField<Group> GROUP_ID = new TextField<>(Path.of("groupId"));
  public static final TextField<Group> NAME = new TextField<>(Path.of("name"));

  public static final OrderedField<Group, Long> MEMBER_COUNT = new OrderedField<>(
      Path.of("memberCount"), Codecs.LONG);

  private GroupFields() {}
}
