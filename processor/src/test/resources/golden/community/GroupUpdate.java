package community;

import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.internal.write.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A change of one {@link Group}, sent as one UpdateItem by {@code execute()} or
 * {@code executeAndGet()}. The item must exist, unless {@code orCreate()} is called.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupUpdate extends UpdateBuilder<Group, GroupKey, GroupUpdate> {
  GroupUpdate(EntityOperations<Group, GroupKey> operations, GroupKey key) {
    super(operations, key);
  }

  @Override
  protected GroupUpdate self() {
    return this;
  }

  /**
   * Creates the item if it does not exist, with the components that are given here and defaults
   * for primitive ones.
   */
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
}
