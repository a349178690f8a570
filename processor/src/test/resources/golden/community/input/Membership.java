package community;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import java.time.Instant;
import java.util.Set;

/** An edge whose keys all derive from its ends. */
@Entity
@ManyToMany(left = User.class, right = Group.class, requireEnds = true)
public record Membership(
    String userId, String groupId, Role role, Set<String> permissions, Instant joinedAt) {

  public enum Role {
    MEMBER,
    ADMIN
  }
}
