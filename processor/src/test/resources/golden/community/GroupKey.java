package community;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link Group}: {@code PK = "GROUP#{groupId}"}, {@code SK = "INFO"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupKey extends GeneratedKey<Group> {
  public final String groupId;

  GroupKey(ComponentValues<Group> values) {
    super(GroupSchema.KEY, values);
    this.groupId = get(GroupSchema.GROUP_ID);
  }

  /** The key of its components. */
  public static GroupKey of(String groupId) {
    return new GroupKey(ComponentValues.of(GroupSchema.GROUP_ID, groupId));
  }

  /** The key of a record. */
  public static GroupKey of(Group group) {
    return new GroupKey(
        ComponentValues.of(GroupSchema.GROUP_ID, GroupSchema.GROUP_ID.get(group)));
  }

  /** The component {@code groupId}. */
  public String groupId() {
    return groupId;
  }
}
