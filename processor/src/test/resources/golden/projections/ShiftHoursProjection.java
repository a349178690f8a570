package projections;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedProjection;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.ItemReader;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads {@link Depots.Shift} items as {@link Depots.ShiftHours}, and of each only what
 * that has: for {@code as(...)} of {@link ShiftDao}, its queries and its scans.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftHoursProjection extends GeneratedProjection<Depots.Shift, Depots.ShiftHours> {
  /** The projection; it has no state. */
  public static final ShiftHoursProjection INSTANCE = new ShiftHoursProjection();
  private static final AttributeNames NAMES = AttributeNames.of("hours", "label");

  private ShiftHoursProjection() {
    super(ShiftDao.TYPE, "ShiftHours", ShiftSchema.DRIVER_ID, ShiftSchema.HOURS, ShiftSchema.LABEL);
  }

  @Override
  protected Depots.ShiftHours readAttributes(ItemReader reader) {
    String driverId = null;
    int hours = 0;
    Optional<String> label = Optional.empty();
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> hours = reader.intValue();
        case 1 -> label = DepotsCodecs.OPTIONAL_STRING.read(reader);
      }
    }
    ComponentValues<Depots.Shift> tableKey = ShiftSchema.KEY_.decode(reader);
    driverId = tableKey.get(ShiftSchema.DRIVER_ID);
    reader.require(NAMES, 0);
    return new Depots.ShiftHours(driverId, hours, label);
  }
}
