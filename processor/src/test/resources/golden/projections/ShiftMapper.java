package projections;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Depots.Shift} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftMapper extends EntityMapper<Depots.Shift> {
  /** The mapper; it has no state. */
  public static final ShiftMapper INSTANCE = new ShiftMapper();
  private static final AttributeNames NAMES = AttributeNames.of("driverId", "depotId", "hours",
      "label", "key", "note", "until", "PK", "SK");

  private ShiftMapper() {
    super("Shift");
  }

  @Override
  protected Depots.Shift readAttributes(ItemReader reader) {
    String driverId = null;
    String depotId = null;
    int hours = 0;
    Optional<String> label = Optional.empty();
    byte[] key = null;
    String note = null;
    Instant until = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> driverId = reader.string();
        case 1 -> depotId = reader.string();
        case 2 -> hours = reader.intValue();
        case 3 -> label = DepotsCodecs.OPTIONAL_STRING.read(reader);
        case 4 -> key = Codecs.BYTES.read(reader);
        case 5 -> note = reader.string();
        case 6 -> until = Codecs.EPOCH_SECONDS.read(reader);
        case 7 -> agrees &= ShiftSchema.KEY_.partition().isAt(reader, driverId);
        case 8 -> agrees &= ShiftSchema.KEY_.sort().isAt(reader, depotId);
      }
    }
    if (!agrees) {
      ComponentValues<Depots.Shift> tableKey = ShiftSchema.KEY_.decode(reader);
      driverId = tableKey.get(ShiftSchema.DRIVER_ID);
      depotId = tableKey.get(ShiftSchema.DEPOT_ID);
    }
    reader.require(NAMES, 2);
    return new Depots.Shift(driverId, depotId, hours, label, key, note, until);
  }

  @Override
  protected void writeAttributes(Depots.Shift shift, ItemWriter writer) {
    ComponentSource<Depots.Shift> components = ComponentSource.of(shift);
    ShiftSchema.KEY_.write(components, writer);
    writer.string("Type", "Shift");
    ShiftSchema.BY_HOURS.write(components, writer);
    ShiftSchema.GSI1.write(components, writer);
    writer.string("driverId", shift.driverId());
    writer.string("depotId", shift.depotId());
    writer.number("hours", shift.hours());
    writer.attribute("label", shift.label(), DepotsCodecs.OPTIONAL_STRING);
    writer.attribute("key", shift.key(), Codecs.BYTES);
    writer.string("note", shift.note());
    writer.attribute("until", shift.until(), Codecs.EPOCH_SECONDS);
  }
}
