package workspace;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Charter} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterMapper extends EntityMapper<Charter> {
  /** The mapper; it has no state. */
  public static final CharterMapper INSTANCE = new CharterMapper();
  private static final AttributeNames NAMES = AttributeNames.of("orgId", "text", "PK", "SK");

  private CharterMapper() {
    super("Charter");
  }

  @Override
  protected Charter readAttributes(ItemReader reader) {
    String orgId = null;
    String text = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> orgId = reader.string();
        case 1 -> text = reader.string();
        case 2 -> agrees &= CharterSchema.KEY.partition().isAt(reader, orgId);
        case 3 -> agrees &= CharterSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Charter> tableKey = CharterSchema.KEY.decode(reader);
      orgId = tableKey.get(CharterSchema.ORG_ID);
    }
    return new Charter(orgId, text);
  }

  @Override
  protected void writeAttributes(Charter charter, ItemWriter writer) {
    ComponentSource<Charter> components = ComponentSource.of(charter);
    CharterSchema.KEY.write(components, writer);
    writer.string("Type", "Charter");
    writer.string("orgId", charter.orgId());
    writer.string("text", charter.text());
  }
}
