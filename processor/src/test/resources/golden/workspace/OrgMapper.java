package workspace;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Org} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgMapper extends EntityMapper<Org> {
  /** The mapper; it has no state. */
  public static final OrgMapper INSTANCE = new OrgMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("orgId", "name", "projects", "tasks", "PK", "SK");

  private OrgMapper() {
    super("Org");
  }

  @Override
  protected Org readAttributes(ItemReader reader) {
    String orgId = null;
    String name = null;
    int projects = 0;
    long tasks = 0;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> orgId = reader.string();
        case 1 -> name = reader.string();
        case 2 -> projects = reader.intValue();
        case 3 -> tasks = reader.longValue();
        case 4 -> agrees &= OrgSchema.KEY.partition().isAt(reader, orgId);
        case 5 -> agrees &= OrgSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Org> tableKey = OrgSchema.KEY.decode(reader);
      orgId = tableKey.get(OrgSchema.ORG_ID);
    }
    return new Org(orgId, name, projects, tasks);
  }

  @Override
  protected void writeAttributes(Org org, ItemWriter writer) {
    ComponentSource<Org> components = ComponentSource.of(org);
    OrgSchema.KEY.write(components, writer);
    writer.string("Type", "Org");
    writer.string("orgId", org.orgId());
    writer.string("name", org.name());
    writer.number("projects", org.projects());
    writer.number("tasks", org.tasks());
  }
}
