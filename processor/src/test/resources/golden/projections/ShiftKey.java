package projections;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Depots.Shift}:
 * {@code PK = "DRIVER#{driverId}"}, {@code SK = "DEPOT#{depotId}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftKey extends GeneratedKey<Depots.Shift> {
  public final String driverId;
  public final String depotId;

  ShiftKey(ComponentValues<Depots.Shift> values) {
    super(ShiftSchema.KEY_, values);
    this.driverId = get(ShiftSchema.DRIVER_ID);
    this.depotId = get(ShiftSchema.DEPOT_ID);
  }

  /** The key of its components. */
  public static ShiftKey of(String driverId, String depotId) {
    return new ShiftKey(ComponentValues.of(ShiftSchema.DRIVER_ID, driverId,
        ShiftSchema.DEPOT_ID, depotId));
  }

  /** The key of a record. */
  public static ShiftKey of(Depots.Shift shift) {
    return new ShiftKey(
        ComponentValues.of(ShiftSchema.DRIVER_ID, ShiftSchema.DRIVER_ID.get(shift))
            .with(ShiftSchema.DEPOT_ID, ShiftSchema.DEPOT_ID.get(shift)));
  }

  /** The component {@code driverId}. */
  public String driverId() {
    return driverId;
  }

  /** The component {@code depotId}. */
  public String depotId() {
    return depotId;
  }
}
