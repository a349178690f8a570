package io.partita.examples.fanclub;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/** Users, groups, and memberships whose inverse has eight partitions per group. */
@Table(entities = {Fanclub.User.class, Fanclub.Group.class, Fanclub.Membership.class})
public interface Fanclub {

  /** A user. */
  @Entity(pk = "USER#{userId}", sk = "PROFILE")
  record User(String userId, String name) {}

  /** A group; counting its members would make one item take every write, so nobody does. */
  @Entity(pk = "GROUP#{groupId}", sk = "INFO")
  record Group(String groupId, String name) {}

  /** A membership; GSI1PK is GROUP#popular#SHARD#3. */
  @Entity
  @ManyToMany(left = User.class, right = Group.class)
  @Index(name = "GSI1", shards = 8)
  record Membership(String userId, String groupId) {}
}
