package community;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Settings} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsMapper extends EntityMapper<Settings> {
  /** The mapper; it has no state. */
  public static final SettingsMapper INSTANCE = new SettingsMapper();
  private static final AttributeNames NAMES = AttributeNames.of("open", "motto", "PK", "SK");

  private SettingsMapper() {
    super("Settings");
  }

  @Override
  protected Settings readAttributes(ItemReader reader) {
    boolean open = false;
    String motto = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> open = reader.bool();
        case 1 -> motto = reader.string();
        case 2 -> agrees &= SettingsSchema.KEY.partition().isAt(reader);
        case 3 -> agrees &= SettingsSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Settings> tableKey = SettingsSchema.KEY.decode(reader);
    }
    reader.require(NAMES, 0);
    return new Settings(open, motto);
  }

  @Override
  protected void writeAttributes(Settings settings, ItemWriter writer) {
    ComponentSource<Settings> components = ComponentSource.of(settings);
    SettingsSchema.KEY.write(components, writer);
    writer.string("Type", "Settings");
    writer.bool("open", settings.open());
    writer.string("motto", settings.motto());
  }
}
