package workspace;

import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.internal.write.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A change of one {@link Org}, sent as one UpdateItem by {@code execute()} or
 * {@code executeAndGet()}. The item must exist, unless {@code orCreate()} is called.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgUpdate extends UpdateBuilder<Org, OrgKey, OrgUpdate> {
  OrgUpdate(EntityOperations<Org, OrgKey> operations, OrgKey key) {
    super(operations, key);
  }

  @Override
  protected OrgUpdate self() {
    return this;
  }

  /**
   * Creates the item if it does not exist, with the components that are given here and defaults
   * for primitive ones.
   */
  @Override
  public OrgUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
  public OrgUpdate name(String name) {
    return set(OrgSchema.NAME, name);
  }

  /** Removes {@code name}. */
  public OrgUpdate clearName() {
    return clear(OrgSchema.NAME);
  }
}
