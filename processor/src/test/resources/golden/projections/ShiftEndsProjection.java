package projections;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedProjection;
import io.partita.runtime.generated.value.ItemReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads {@link Depots.Shift} items as {@link Depots.ShiftEnds}, and of each only what
 * that has: for {@code as(...)} of {@link ShiftDao}, its queries and its scans.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftEndsProjection extends GeneratedProjection<Depots.Shift, Depots.ShiftEnds> {
  /** The projection; it has no state. */
  public static final ShiftEndsProjection INSTANCE = new ShiftEndsProjection();

  private ShiftEndsProjection() {
    super(ShiftDao.TYPE, "ShiftEnds", ShiftSchema.DEPOT_ID, ShiftSchema.DRIVER_ID);
  }

  @Override
  protected Depots.ShiftEnds readAttributes(ItemReader reader) {
    String depotId = null;
    String driverId = null;
    ComponentValues<Depots.Shift> tableKey = ShiftSchema.KEY_.decode(reader);
    driverId = tableKey.get(ShiftSchema.DRIVER_ID);
    depotId = tableKey.get(ShiftSchema.DEPOT_ID);
    return new Depots.ShiftEnds(depotId, driverId);
  }
}
