package projections;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Depots.Depot}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotUpdate extends UpdateBuilder<Depots.Depot, DepotKey, DepotUpdate> {
  DepotUpdate(EntityOperations<Depots.Depot, DepotKey> operations, DepotKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public DepotUpdate orCreate() {
    return super.orCreate();
  }
}
