package community;

import java.time.Instant;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Membership} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipDraft {
  private @Nullable String userId;
  private @Nullable String groupId;
  private Membership.@Nullable Role role;
  private @Nullable Set<String> permissions;
  private @Nullable Instant joinedAt;

  private MembershipDraft() {}

  /** A draft of a new record, with nothing set. */
  public static MembershipDraft empty() {
    return new MembershipDraft();
  }

  /** A draft of a copy of a record. */
  public static MembershipDraft of(Membership membership) {
    MembershipDraft draft = new MembershipDraft();
    draft.userId = membership.userId();
    draft.groupId = membership.groupId();
    draft.role = membership.role();
    draft.permissions = membership.permissions();
    draft.joinedAt = membership.joinedAt();
    return draft;
  }

  /** Sets {@code userId}. */
  public MembershipDraft userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Sets {@code groupId}. */
  public MembershipDraft groupId(String groupId) {
    this.groupId = groupId;
    return this;
  }

  /** Sets {@code role}. */
  public MembershipDraft role(Membership.@Nullable Role role) {
    this.role = role;
    return this;
  }

  /** Sets {@code permissions}. */
  public MembershipDraft permissions(@Nullable Set<String> permissions) {
    this.permissions = permissions;
    return this;
  }

  /** Sets {@code joinedAt}. */
  public MembershipDraft joinedAt(@Nullable Instant joinedAt) {
    this.joinedAt = joinedAt;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Membership build() {
    return new Membership(userId, groupId, role, permissions, joinedAt);
  }
}
