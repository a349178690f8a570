package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Users and groups: a user with memberships on the table, a group with its members on an index. */
@Table(
    entities = {
      Club.User.class,
      Club.Settings.class,
      Club.Session.class,
      Club.Group.class,
      Club.Membership.class,
      Club.Badge.class
    },
    collections = {
      Club.UserWithMemberships.class,
      Club.GroupWithMembers.class,
      Club.Account.class,
      Club.Wardrobe.class
    })
public interface Club {

  /** A user, on the table only. */
  @Entity(pk = "USER#{userId}", sk = "PROFILE")
  record User(String userId, String name) {}

  /** A user's settings, of which there is one item at most. */
  @Entity(pk = "USER#{userId}", sk = "SETTINGS")
  record Settings(String userId, String language) {}

  /** A session, which expires. */
  @Entity(pk = "USER#{userId}", sk = "SESSION#{token}")
  record Session(String userId, String token, @Ttl @Nullable Instant until) {}

  /** A badge of a user; its sort keys lie between those of memberships and the profile. */
  @Entity(pk = "USER#{owner}", sk = "HONOUR#{badge}")
  record Badge(String owner, String badge) {}

  /** A group, on the table and on the index. */
  @Entity(pk = "GROUP#{groupId}", sk = "INFO")
  @Index(name = "GSI1", pk = "GROUP#{groupId}", sk = "INFO")
  record Group(String groupId, String name) {}

  /** A membership. */
  @Entity
  @ManyToMany(left = User.class, right = Group.class)
  record Membership(String userId, String groupId, String role) {}

  /** A user with all memberships. */
  @ItemCollection
  record UserWithMemberships(User user, List<Membership> memberships) {}

  /** A group with all memberships, read from the index. */
  @ItemCollection
  record GroupWithMembers(Group group, List<Membership> members) {}

  /** A user with what there may be, sessions included. */
  @ItemCollection
  record Account(User user, Optional<Settings> settings, List<Session> sessions) {}

  /** Badges and settings without a root. */
  @ItemCollection
  record Wardrobe(List<Badge> badges, Optional<Settings> settings) {}
}
