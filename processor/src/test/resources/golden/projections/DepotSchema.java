package projections;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Depots.Depot}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class DepotSchema {
  static final Component<Depots.Depot, String> DEPOT_ID =
      Component.of("depotId", Depots.Depot::depotId, Codecs.STRING);

  /** {@code PK = "DEPOT#{depotId}"}. */
  static final KeyTemplate<Depots.Depot> PARTITION_KEY =
      KeyTemplate.<Depots.Depot>literal("DEPOT#").then(DEPOT_ID, KeyFormats.TEXT);

  /** {@code SK = "DEPOT"}. */
  static final KeyTemplate<Depots.Depot> SORT_KEY =
      KeyTemplate.<Depots.Depot>literal("DEPOT");
  static final PrimaryKey<Depots.Depot> KEY =
      PrimaryKey.of("Depot", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private DepotSchema() {}
}
