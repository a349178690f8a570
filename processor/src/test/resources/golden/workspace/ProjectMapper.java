package workspace;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Project} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectMapper extends EntityMapper<Project> {
  /** The mapper; it has no state. */
  public static final ProjectMapper INSTANCE = new ProjectMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("orgId", "projectId", "name", "version", "PK", "SK");

  private ProjectMapper() {
    super("Project");
  }

  @Override
  protected Project readAttributes(ItemReader reader) {
    String orgId = null;
    String projectId = null;
    String name = null;
    long version = 0;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> orgId = reader.string();
        case 1 -> projectId = reader.string();
        case 2 -> name = reader.string();
        case 3 -> version = reader.longValue();
        case 4 -> agrees &= ProjectSchema.KEY.partition().isAt(reader, orgId);
        case 5 -> agrees &= ProjectSchema.KEY.sort().isAt(reader, projectId);
      }
    }
    if (!agrees) {
      ComponentValues<Project> tableKey = ProjectSchema.KEY.decode(reader);
      orgId = tableKey.get(ProjectSchema.ORG_ID);
      projectId = tableKey.get(ProjectSchema.PROJECT_ID);
    }
    reader.require(NAMES, 3);
    return new Project(orgId, projectId, name, version);
  }

  @Override
  protected void writeAttributes(Project project, ItemWriter writer) {
    ComponentSource<Project> components = ComponentSource.of(project);
    ProjectSchema.KEY.write(components, writer);
    writer.string("Type", "Project");
    writer.string("orgId", project.orgId());
    writer.string("projectId", project.projectId());
    writer.string("name", project.name());
    writer.number("version", project.version());
  }
}
