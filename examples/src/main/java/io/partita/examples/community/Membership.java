package io.partita.examples.community;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import java.time.LocalDate;
import java.util.Set;

/** A user's membership in a group; keys and the inverse index derive from both. */
@Entity
@ManyToMany(left = User.class, right = Group.class, requireEnds = true)
public record Membership(
    String userId, String groupId, Role role, Set<String> permissions, LocalDate joinedOn) {

  /** What a member is. */
  public enum Role {
    MEMBER,
    ADMIN
  }
}
