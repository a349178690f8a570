package community;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import java.time.Instant;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Membership}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class MembershipSchema {
  static final Component<Membership, String> USER_ID =
      Component.of("userId", Membership::userId, Codecs.STRING);
  static final Component<Membership, String> GROUP_ID =
      Component.of("groupId", Membership::groupId, Codecs.STRING);
  static final Component<Membership, Membership.Role> ROLE =
      Component.of("role", Membership::role, CommunityCodecs.MEMBERSHIP_ROLE);
  static final Component<Membership, Set<String>> PERMISSIONS =
      Component.of("permissions", Membership::permissions, CommunityCodecs.STRING_SET);
  static final Component<Membership, Instant> JOINED_AT =
      Component.of("joinedAt", Membership::joinedAt, Codecs.INSTANT);

  /** {@code PK = "USER#{userId}"}. */
  static final KeyTemplate<Membership> PARTITION_KEY =
      KeyTemplate.<Membership>literal("USER#").then(USER_ID, KeyFormats.TEXT);

  /** {@code SK = "GROUP#{groupId}"}. */
  static final KeyTemplate<Membership> SORT_KEY =
      KeyTemplate.<Membership>literal("GROUP#").then(GROUP_ID, KeyFormats.TEXT);

  /** {@code GSI1PK = "GROUP#{groupId}"}. */
  static final KeyTemplate<Membership> GSI1_PK =
      KeyTemplate.<Membership>literal("GROUP#").then(GROUP_ID, KeyFormats.TEXT).truncating();

  /** {@code GSI1SK = "USER#{userId}"}. */
  static final KeyTemplate<Membership> GSI1_SK =
      KeyTemplate.<Membership>literal("USER#").then(USER_ID, KeyFormats.TEXT).truncating();
  static final PrimaryKey<Membership> KEY =
      PrimaryKey.of("Membership", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  static final IndexKey<Membership> GSI1 =
      IndexKey.of("Membership", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  private MembershipSchema() {}
}
