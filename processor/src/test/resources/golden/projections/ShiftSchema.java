package projections;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Depots.Shift}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class ShiftSchema {
  static final Component<Depots.Shift, String> DRIVER_ID =
      Component.of("driverId", Depots.Shift::driverId, Codecs.STRING);
  static final Component<Depots.Shift, String> DEPOT_ID =
      Component.of("depotId", Depots.Shift::depotId, Codecs.STRING);
  static final Component<Depots.Shift, Integer> HOURS =
      Component.of("hours", Depots.Shift::hours, Codecs.INTEGER);
  static final Component<Depots.Shift, Optional<String>> LABEL =
      Component.of("label", Depots.Shift::label, DepotsCodecs.OPTIONAL_STRING);
  static final Component<Depots.Shift, byte[]> KEY =
      Component.of("key", Depots.Shift::key, Codecs.BYTES);
  static final Component<Depots.Shift, String> NOTE =
      Component.of("note", Depots.Shift::note, Codecs.STRING);
  static final Component<Depots.Shift, Instant> UNTIL =
      Component.of("until", Depots.Shift::until, Codecs.EPOCH_SECONDS);

  /** {@code PK = "DRIVER#{driverId}"}. */
  static final KeyTemplate<Depots.Shift> PARTITION_KEY =
      KeyTemplate.<Depots.Shift>literal("DRIVER#").then(DRIVER_ID, KeyFormats.TEXT);

  /** {@code SK = "DEPOT#{depotId}"}. */
  static final KeyTemplate<Depots.Shift> SORT_KEY =
      KeyTemplate.<Depots.Shift>literal("DEPOT#").then(DEPOT_ID, KeyFormats.TEXT);

  /** {@code GSI1PK = "DEPOT#{depotId}"}. */
  static final KeyTemplate<Depots.Shift> GSI1_PK =
      KeyTemplate.<Depots.Shift>literal("DEPOT#").then(DEPOT_ID, KeyFormats.TEXT).truncating();

  /** {@code GSI1SK = "DRIVER#{driverId}"}. */
  static final KeyTemplate<Depots.Shift> GSI1_SK =
      KeyTemplate.<Depots.Shift>literal("DRIVER#").then(DRIVER_ID, KeyFormats.TEXT).truncating();
  static final PrimaryKey<Depots.Shift> KEY_ =
      PrimaryKey.of("Shift", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  static final IndexKey<Depots.Shift> BY_HOURS =
      IndexKey.of("Shift", "ByHours", null, KeyAttribute.nativeSort(HOURS));
  static final IndexKey<Depots.Shift> GSI1 =
      IndexKey.of("Shift", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  private ShiftSchema() {}
}
