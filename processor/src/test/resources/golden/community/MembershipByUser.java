package community;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.ConsistentLinkedQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Membership} items of one {@code userId}: see {@link MembershipDao#byUser}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipByUser extends ConsistentQuery<Membership, MembershipKey, MembershipByUser> {
  MembershipByUser(QueryState<Membership> state) {
    super(state, MembershipByUser::new, MembershipDao.TYPE);
  }

  /** Keeps one {@code groupId}: {@code PK = "USER#{userId}" AND SK = "GROUP#{groupId}"}. */
  public Selected groupId(String groupId) {
    return new Selected(state().exact(MembershipSchema.GROUP_ID, groupId));
  }

  /** Only the items whose {@code groupId} is {@code from} or greater. */
  public Selected groupIdFrom(String from) {
    return new Selected(state().from(MembershipSchema.GROUP_ID, from));
  }

  /** Only the items whose {@code groupId} is {@code to} or smaller. */
  public Selected groupIdTo(String to) {
    return new Selected(state().to(MembershipSchema.GROUP_ID, to));
  }

  /** Only the items whose {@code groupId} is {@code from}, {@code to} or between them. */
  public Selected groupIdBetween(String from, String to) {
    return new Selected(state().between(MembershipSchema.GROUP_ID, from, to));
  }

  /** Only the items whose {@code groupId} is greater than {@code after}. */
  public Selected groupIdAfter(String after) {
    return new Selected(state().after(MembershipSchema.GROUP_ID, after));
  }

  /** Only the items whose {@code groupId} is smaller than {@code before}. */
  public Selected groupIdBefore(String before) {
    return new Selected(state().before(MembershipSchema.GROUP_ID, before));
  }

  /** Only the items whose {@code groupId} begins with {@code prefix}. */
  public Selected groupIdStartsWith(String prefix) {
    return new Selected(state().startsWith(MembershipSchema.GROUP_ID, prefix));
  }

  /**
   * Each {@code Membership} with the {@code Group} it leads to: Query requests on the table, then
   * one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public ConsistentLinkedQuery<Membership, Membership, Group> withGroup() {
    return linked(GroupDao.TYPE, MembershipByUser::groupKey);
  }

  private static GroupKey groupKey(Membership membership) {
    return GroupKey.of(membership.groupId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Membership, MembershipKey, Selected> {
    Selected(QueryState<Membership> state) {
      super(state, Selected::new, MembershipDao.TYPE);
    }

    /** As {@link MembershipByUser#withGroup()}. */
    public ConsistentLinkedQuery<Membership, Membership, Group> withGroup() {
      return linked(GroupDao.TYPE, MembershipByUser::groupKey);
    }
  }
}
