package workspace;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Org}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgUpdate extends UpdateBuilder<Org, OrgKey, OrgUpdate> {
  OrgUpdate(EntityOperations<Org, OrgKey> operations, OrgKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
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

  /** Sets {@code name} unless it has a value. */
  public OrgUpdate nameIfAbsent(String name) {
    return setIfAbsent(OrgSchema.NAME, name);
  }
}
