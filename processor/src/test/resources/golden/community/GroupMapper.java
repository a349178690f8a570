package community;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Group} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupMapper extends EntityMapper<Group> {
  /** The mapper; it has no state. */
  public static final GroupMapper INSTANCE = new GroupMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("groupId", "name", "memberCount", "PK", "SK");

  private GroupMapper() {
    super("Group");
  }

  @Override
  protected Group readAttributes(ItemReader reader) {
    String groupId = null;
    String name = null;
    long memberCount = 0;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> groupId = reader.string();
        case 1 -> name = reader.string();
        case 2 -> memberCount = reader.longValue();
        case 3 -> agrees &= GroupSchema.KEY.partition().isAt(reader, groupId);
        case 4 -> agrees &= GroupSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<Group> tableKey = GroupSchema.KEY.decode(reader);
      groupId = tableKey.get(GroupSchema.GROUP_ID);
    }
    return new Group(groupId, name, memberCount);
  }

  @Override
  protected void writeAttributes(Group group, ItemWriter writer) {
    ComponentSource<Group> components = ComponentSource.of(group);
    GroupSchema.KEY.write(components, writer);
    writer.string("Type", "Group");
    writer.string("groupId", group.groupId());
    writer.string("name", group.name());
    writer.number("memberCount", group.memberCount());
  }
}
