package projections;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Depots.Driver}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class DriverSchema {
  static final Component<Depots.Driver, String> DRIVER_ID =
      Component.of("driverId", Depots.Driver::driverId, Codecs.STRING);

  /** {@code PK = "DRIVER#{driverId}"}. */
  static final KeyTemplate<Depots.Driver> PARTITION_KEY =
      KeyTemplate.<Depots.Driver>literal("DRIVER#").then(DRIVER_ID, KeyFormats.TEXT);

  /** {@code SK = "DRIVER"}. */
  static final KeyTemplate<Depots.Driver> SORT_KEY =
      KeyTemplate.<Depots.Driver>literal("DRIVER");
  static final PrimaryKey<Depots.Driver> KEY =
      PrimaryKey.of("Driver", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private DriverSchema() {}
}
