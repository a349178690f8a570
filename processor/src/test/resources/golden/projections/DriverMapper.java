package projections;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Depots.Driver} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DriverMapper extends EntityMapper<Depots.Driver> {
  /** The mapper; it has no state. */
  public static final DriverMapper INSTANCE = new DriverMapper();
  private static final AttributeNames NAMES = AttributeNames.of("driverId", "PK", "SK");

  private DriverMapper() {
    super("Driver");
  }

  @Override
  protected Depots.Driver readAttributes(ItemReader reader) {
    String driverId = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> driverId = reader.string();
        case 1 -> agrees &= DriverSchema.KEY.partition().isAt(reader, driverId);
        case 2 -> agrees &= DriverSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Depots.Driver> tableKey = DriverSchema.KEY.decode(reader);
      driverId = tableKey.get(DriverSchema.DRIVER_ID);
    }
    return new Depots.Driver(driverId);
  }

  @Override
  protected void writeAttributes(Depots.Driver driver, ItemWriter writer) {
    ComponentSource<Depots.Driver> components = ComponentSource.of(driver);
    DriverSchema.KEY.write(components, writer);
    writer.string("Type", "Driver");
    writer.string("driverId", driver.driverId());
  }
}
