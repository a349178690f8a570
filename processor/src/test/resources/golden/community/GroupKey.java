package community;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Group}. Equal keys are the same item.
 *
 * <p>{@code PK = "GROUP#{groupId}"}, {@code SK = "INFO"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupKey extends GeneratedKey<Group> {
  public final String groupId;

  private GroupKey(ComponentValues<Group> values) {
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

  static GroupKey from(ComponentValues<Group> values) {
    return new GroupKey(values);
  }

  /** The component {@code groupId}. */
  public String groupId() {
    return groupId;
  }
}
