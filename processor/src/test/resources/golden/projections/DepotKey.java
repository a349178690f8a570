package projections;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Depots.Depot}: {@code PK = "DEPOT#{depotId}"}, {@code SK = "DEPOT"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotKey extends GeneratedKey<Depots.Depot> {
  public final String depotId;

  DepotKey(ComponentValues<Depots.Depot> values) {
    super(DepotSchema.KEY, values);
    this.depotId = get(DepotSchema.DEPOT_ID);
  }

  /** The key of its components. */
  public static DepotKey of(String depotId) {
    return new DepotKey(ComponentValues.of(DepotSchema.DEPOT_ID, depotId));
  }

  /** The key of a record. */
  public static DepotKey of(Depots.Depot depot) {
    return new DepotKey(
        ComponentValues.of(DepotSchema.DEPOT_ID, DepotSchema.DEPOT_ID.get(depot)));
  }

  /** The component {@code depotId}. */
  public String depotId() {
    return depotId;
  }
}
