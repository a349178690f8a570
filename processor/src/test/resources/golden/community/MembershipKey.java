package community;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Membership}:
 * {@code PK = "USER#{userId}"}, {@code SK = "GROUP#{groupId}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipKey extends GeneratedKey<Membership> {
  public final String userId;
  public final String groupId;

  MembershipKey(ComponentValues<Membership> values) {
    super(MembershipSchema.KEY, values);
    this.userId = get(MembershipSchema.USER_ID);
    this.groupId = get(MembershipSchema.GROUP_ID);
  }

  /** The key of its components. */
  public static MembershipKey of(String userId, String groupId) {
    return new MembershipKey(ComponentValues.of(MembershipSchema.USER_ID, userId,
        MembershipSchema.GROUP_ID, groupId));
  }

  /** The key of a record. */
  public static MembershipKey of(Membership membership) {
    return new MembershipKey(
        ComponentValues.of(MembershipSchema.USER_ID, MembershipSchema.USER_ID.get(membership))
            .with(MembershipSchema.GROUP_ID, MembershipSchema.GROUP_ID.get(membership)));
  }

  /** The component {@code userId}. */
  public String userId() {
    return userId;
  }

  /** The component {@code groupId}. */
  public String groupId() {
    return groupId;
  }
}
