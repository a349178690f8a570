package community;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Group}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupUpdate extends UpdateBuilder<Group, GroupKey, GroupUpdate> {
  GroupUpdate(EntityOperations<Group, GroupKey> operations, GroupKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public GroupUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
  public GroupUpdate name(String name) {
    return set(GroupSchema.NAME, name);
  }

  /** Removes {@code name}. */
  public GroupUpdate clearName() {
    return clear(GroupSchema.NAME);
  }

  /** Sets {@code name} unless it has a value. */
  public GroupUpdate nameIfAbsent(String name) {
    return setIfAbsent(GroupSchema.NAME, name);
  }
}
