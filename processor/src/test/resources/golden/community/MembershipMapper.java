package community;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.time.Instant;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Membership} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipMapper extends EntityMapper<Membership> {
  /** The mapper; it has no state. */
  public static final MembershipMapper INSTANCE = new MembershipMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("userId", "groupId", "role", "permissions", "joinedAt", "PK", "SK");

  private MembershipMapper() {
    super("Membership");
  }

  @Override
  protected Membership readAttributes(ItemReader reader) {
    String userId = null;
    String groupId = null;
    Membership.Role role = null;
    Set<String> permissions = Set.of();
    Instant joinedAt = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> userId = reader.string();
        case 1 -> groupId = reader.string();
        case 2 -> role = CommunityCodecs.MEMBERSHIP_ROLE.read(reader);
        case 3 -> permissions = CommunityCodecs.STRING_SET.read(reader);
        case 4 -> joinedAt = Codecs.INSTANT.read(reader);
        case 5 -> agrees &= MembershipSchema.KEY.partition().isAt(reader, userId);
        case 6 -> agrees &= MembershipSchema.KEY.sort().isAt(reader, groupId);
      }
    }
    if (!agrees) {
      ComponentValues<Membership> tableKey = MembershipSchema.KEY.decode(reader);
      userId = tableKey.get(MembershipSchema.USER_ID);
      groupId = tableKey.get(MembershipSchema.GROUP_ID);
    }
    return new Membership(userId, groupId, role, permissions, joinedAt);
  }

  @Override
  protected void writeAttributes(Membership membership, ItemWriter writer) {
    ComponentSource<Membership> components = ComponentSource.of(membership);
    MembershipSchema.KEY.write(components, writer);
    writer.string("Type", "Membership");
    MembershipSchema.GSI1.write(components, writer);
    writer.string("userId", membership.userId());
    writer.string("groupId", membership.groupId());
    writer.attribute("role", membership.role(), CommunityCodecs.MEMBERSHIP_ROLE);
    writer.attribute("permissions", membership.permissions(), CommunityCodecs.STRING_SET);
    writer.attribute("joinedAt", membership.joinedAt(), Codecs.INSTANT);
  }
}
