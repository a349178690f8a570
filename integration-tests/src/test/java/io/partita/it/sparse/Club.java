package io.partita.it.sparse;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.time.Instant;

/** Users and groups, and an index that holds the active memberships only. */
@Table(entities = {Club.User.class, Club.Group.class, Club.Membership.class})
public interface Club {

  /** What a membership can be. */
  enum Status {
    ACTIVE,
    SUSPENDED,
    LEFT
  }

  /** A user. */
  @Entity(pk = "USER#{userId}", sk = "PROFILE")
  record User(String userId, String name) {}

  /** A group. */
  @Entity(pk = "GROUP#{groupId}", sk = "INFO")
  record Group(String groupId, String name) {}

  /** A user in a group, from a moment on. */
  @Entity
  @ManyToMany(left = User.class, right = Group.class)
  @Index(
      name = "GSI2",
      pk = "ACTIVE_MEMBERSHIP#{groupId}",
      sk = "{joinedAt:day}#{userId}",
      where = "status = ACTIVE",
      as = "activeIn")
  record Membership(String userId, String groupId, Status status, Instant joinedAt, String note) {}
}
