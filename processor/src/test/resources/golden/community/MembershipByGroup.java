package community;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.LinkedQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Membership} items of one {@code groupId}: see {@link MembershipDao#byGroup}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipByGroup extends EntityQuery<Membership, MembershipKey, MembershipByGroup> {
  MembershipByGroup(QueryState<Membership> state) {
    super(state, MembershipByGroup::new, MembershipDao.TYPE);
  }

  /** Keeps one {@code userId}: {@code GSI1PK = "GROUP#{groupId}" AND GSI1SK = "USER#{userId}"}. */
  public Selected userId(String userId) {
    return new Selected(state().exact(MembershipSchema.USER_ID, userId));
  }

  /** Only the items whose {@code userId} is {@code from} or greater. */
  public Selected userIdFrom(String from) {
    return new Selected(state().from(MembershipSchema.USER_ID, from));
  }

  /** Only the items whose {@code userId} is {@code to} or smaller. */
  public Selected userIdTo(String to) {
    return new Selected(state().to(MembershipSchema.USER_ID, to));
  }

  /** Only the items whose {@code userId} is {@code from}, {@code to} or between them. */
  public Selected userIdBetween(String from, String to) {
    return new Selected(state().between(MembershipSchema.USER_ID, from, to));
  }

  /** Only the items whose {@code userId} is greater than {@code after}. */
  public Selected userIdAfter(String after) {
    return new Selected(state().after(MembershipSchema.USER_ID, after));
  }

  /** Only the items whose {@code userId} is smaller than {@code before}. */
  public Selected userIdBefore(String before) {
    return new Selected(state().before(MembershipSchema.USER_ID, before));
  }

  /** Only the items whose {@code userId} begins with {@code prefix}. */
  public Selected userIdStartsWith(String prefix) {
    return new Selected(state().startsWith(MembershipSchema.USER_ID, prefix));
  }

  /**
   * Each {@code Membership} with the {@code User} it leads to: Query requests on the index
   * {@code GSI1}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public LinkedQuery<Membership, Membership, User> withUser() {
    return linked(UserDao.TYPE, MembershipByGroup::userKey);
  }

  private static UserKey userKey(Membership membership) {
    return UserKey.of(membership.userId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Membership, MembershipKey, Selected> {
    Selected(QueryState<Membership> state) {
      super(state, Selected::new, MembershipDao.TYPE);
    }

    /** As {@link MembershipByGroup#withUser()}. */
    public LinkedQuery<Membership, Membership, User> withUser() {
      return linked(UserDao.TYPE, MembershipByGroup::userKey);
    }
  }
}
