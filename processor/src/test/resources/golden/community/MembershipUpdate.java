package community;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import java.time.Instant;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Membership}, which must exist. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipUpdate extends UpdateBuilder<Membership, MembershipKey, MembershipUpdate> {
  MembershipUpdate(EntityOperations<Membership, MembershipKey> operations, MembershipKey key) {
    super(operations, key);
  }

  /** Sets {@code role}; null is refused, and {@link #clearRole()} removes it. */
  public MembershipUpdate role(Membership.Role role) {
    return set(MembershipSchema.ROLE, role);
  }

  /** Removes {@code role}. */
  public MembershipUpdate clearRole() {
    return clear(MembershipSchema.ROLE);
  }

  /** Sets {@code role} unless it has a value. */
  public MembershipUpdate roleIfAbsent(Membership.Role role) {
    return setIfAbsent(MembershipSchema.ROLE, role);
  }

  /** Sets {@code permissions}; null is refused, and {@link #clearPermissions()} removes it. */
  public MembershipUpdate permissions(Set<String> permissions) {
    return set(MembershipSchema.PERMISSIONS, permissions);
  }

  /** Removes {@code permissions}. */
  public MembershipUpdate clearPermissions() {
    return clear(MembershipSchema.PERMISSIONS);
  }

  /** Adds to {@code permissions}; what is there already stays. */
  public MembershipUpdate addToPermissions(String element) {
    return addElements(MembershipSchema.PERMISSIONS, Set.of(element));
  }

  /** As {@link #addToPermissions(String)}, for several in their order. */
  public MembershipUpdate addToPermissions(Set<String> elements) {
    return addElements(MembershipSchema.PERMISSIONS, elements);
  }

  /** Removes from {@code permissions}. */
  public MembershipUpdate removeFromPermissions(String element) {
    return removeElements(MembershipSchema.PERMISSIONS, Set.of(element));
  }

  /** As {@link #removeFromPermissions(String)}, for several in their order. */
  public MembershipUpdate removeFromPermissions(Set<String> elements) {
    return removeElements(MembershipSchema.PERMISSIONS, elements);
  }

  /** Sets {@code joinedAt}; null is refused, and {@link #clearJoinedAt()} removes it. */
  public MembershipUpdate joinedAt(Instant joinedAt) {
    return set(MembershipSchema.JOINED_AT, joinedAt);
  }

  /** Removes {@code joinedAt}. */
  public MembershipUpdate clearJoinedAt() {
    return clear(MembershipSchema.JOINED_AT);
  }

  /** Sets {@code joinedAt} unless it has a value. */
  public MembershipUpdate joinedAtIfAbsent(Instant joinedAt) {
    return setIfAbsent(MembershipSchema.JOINED_AT, joinedAt);
  }
}
