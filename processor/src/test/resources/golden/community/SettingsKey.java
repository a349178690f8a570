package community;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link Settings}: {@code PK = "SETTINGS"}, {@code SK = "SETTINGS"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsKey extends GeneratedKey<Settings> {
  SettingsKey(ComponentValues<Settings> values) {
    super(SettingsSchema.KEY, values);
  }

  /** The one key there is. */
  public static SettingsKey of() {
    return new SettingsKey(ComponentValues.empty());
  }

  /** The key of a record. */
  public static SettingsKey of(Settings settings) {
    return of();
  }
}
