package community;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Settings}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class SettingsSchema {
  static final Component<Settings, Boolean> OPEN =
      Component.of("open", Settings::open, Codecs.BOOLEAN);
  static final Component<Settings, String> MOTTO =
      Component.of("motto", Settings::motto, Codecs.STRING);

  /** {@code PK = "SETTINGS"}. */
  static final KeyTemplate<Settings> PARTITION_KEY =
      KeyTemplate.<Settings>literal("SETTINGS");

  /** {@code SK = "SETTINGS"}. */
  static final KeyTemplate<Settings> SORT_KEY =
      KeyTemplate.<Settings>literal("SETTINGS");
  static final PrimaryKey<Settings> KEY =
      PrimaryKey.of("Settings", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private SettingsSchema() {}
}
