package projections;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Depots.Driver}: {@code PK = "DRIVER#{driverId}"}, {@code SK = "DRIVER"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DriverKey extends GeneratedKey<Depots.Driver> {
  public final String driverId;

  DriverKey(ComponentValues<Depots.Driver> values) {
    super(DriverSchema.KEY, values);
    this.driverId = get(DriverSchema.DRIVER_ID);
  }

  /** The key of its components. */
  public static DriverKey of(String driverId) {
    return new DriverKey(ComponentValues.of(DriverSchema.DRIVER_ID, driverId));
  }

  /** The key of a record. */
  public static DriverKey of(Depots.Driver driver) {
    return new DriverKey(
        ComponentValues.of(DriverSchema.DRIVER_ID, DriverSchema.DRIVER_ID.get(driver)));
  }

  /** The component {@code driverId}. */
  public String driverId() {
    return driverId;
  }
}
