package projections;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Depots.Depot} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotMapper extends EntityMapper<Depots.Depot> {
  /** The mapper; it has no state. */
  public static final DepotMapper INSTANCE = new DepotMapper();
  private static final AttributeNames NAMES = AttributeNames.of("depotId", "PK", "SK");

  private DepotMapper() {
    super("Depot");
  }

  @Override
  protected Depots.Depot readAttributes(ItemReader reader) {
    String depotId = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> depotId = reader.string();
        case 1 -> agrees &= DepotSchema.KEY.partition().isAt(reader, depotId);
        case 2 -> agrees &= DepotSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Depots.Depot> tableKey = DepotSchema.KEY.decode(reader);
      depotId = tableKey.get(DepotSchema.DEPOT_ID);
    }
    return new Depots.Depot(depotId);
  }

  @Override
  protected void writeAttributes(Depots.Depot depot, ItemWriter writer) {
    ComponentSource<Depots.Depot> components = ComponentSource.of(depot);
    DepotSchema.KEY.write(components, writer);
    writer.string("Type", "Depot");
    writer.string("depotId", depot.depotId());
  }
}
