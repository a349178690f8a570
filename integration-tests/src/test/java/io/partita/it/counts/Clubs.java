package io.partita.it.counts;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Side;
import io.partita.annotations.Table;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.time.Instant;

/** Users, their groups, whom they follow and what they like, all of it counted. */
@Table(
    entities = {
      Clubs.User.class,
      Clubs.Group.class,
      Clubs.Post.class,
      Clubs.Membership.class,
      Clubs.Follow.class,
      Clubs.Like.class
    })
public interface Clubs {

  /** A user counts its groups and, on either side of one relation, other users. */
  @Entity(pk = "USER#{userId}", sk = "PROFILE")
  record User(
      String userId,
      String name,
      @Count(Membership.class) long groupCount,
      @Count(value = Follow.class, side = Side.LEFT) int followingCount,
      @Count(value = Follow.class, side = Side.RIGHT) int followerCount) {

    public static User named(String userId) {
      return new User(userId, userId + "'s name", 0, 0, 0);
    }
  }

  /** A group counts its members; counting is not a change that its version speaks of. */
  @Entity(pk = "GROUP#{groupId}", sk = "INFO")
  record Group(
      String groupId,
      String name,
      @Count(Membership.class) long memberCount,
      @Version int version,
      @UpdatedAt Instant updatedAt) {

    public static Group named(String groupId) {
      return new Group(groupId, groupId + "'s name", 0, 0, null);
    }
  }

  /** A post counts its likes. */
  @Entity(pk = "POST#{postId}", sk = "POST")
  record Post(String postId, String text, @Count(Like.class) long likeCount) {}

  /** A user in a group; both count it. */
  @Entity
  @ManyToMany(left = User.class, right = Group.class)
  record Membership(String userId, String groupId, String role) {}

  /** A user follows another, or itself. */
  @Entity(pk = "USER#{followerId}", sk = "FOLLOWING#{followeeId}")
  @ManyToMany(
      left = User.class,
      right = User.class,
      leftKey = "followerId",
      rightKey = "followeeId",
      requireEnds = true)
  @Index(name = "GSI1", pk = "USER#{followeeId}", sk = "FOLLOWER#{followerId}")
  record Follow(String followerId, String followeeId) {}

  /** A user likes a post; the post counts it, the user must only be there. */
  @Entity
  @ManyToMany(left = User.class, right = Post.class, requireEnds = true)
  record Like(String userId, String postId) {}
}
