package workspace;

import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Org} records into items and back. It makes no calls.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgMapper extends EntityMapper<Org> {
  /**
   * The mapper; it has no state.
   */
  public static final OrgMapper INSTANCE = new OrgMapper();

  private static final AttributeNames NAMES = AttributeNames.of("orgId", "name", "projects",
      "tasks", "PK");

  private OrgMapper() {
    super("Org");
  }

  @Override
  protected Org readAttributes(ItemReader reader) {
    String orgId = null;
    String name = null;
    int projects = 0;
    long tasks = 0;
    String partitionKey = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> orgId = reader.string();
        case 1 -> name = reader.string();
        case 2 -> projects = reader.intValue();
        case 3 -> tasks = reader.longValue();
        case 4 -> partitionKey = orgId == null ? reader.string() : null;
      }
    }
    if (partitionKey != null && orgId == null) {
      orgId = OrgSchema.KEY.partition().decode(AttributeValue.fromS(partitionKey))
          .get(OrgSchema.ORG_ID);
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
