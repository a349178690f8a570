package io.partita.it.relations;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.time.Instant;

/** Users following users, and likes that need both of their ends. */
@Table(entities = {Social.User.class, Social.Post.class, Social.Follow.class, Social.Like.class})
public interface Social {

  /** A user. */
  @Entity(pk = "USER#{userId}", sk = "PROFILE")
  record User(String userId, String name) {}

  /** A post. */
  @Entity(pk = "POST#{postId}", sk = "POST")
  record Post(String postId, String text) {}

  /** One user follows another. */
  @Entity(pk = "USER#{followerId}", sk = "FOLLOWING#{followeeId}")
  @ManyToMany(
      left = User.class,
      right = User.class,
      leftKey = "followerId",
      rightKey = "followeeId")
  @Index(name = "GSI1", pk = "USER#{followeeId}", sk = "FOLLOWER#{followerId}")
  record Follow(String followerId, String followeeId, Instant since) {}

  /** A user likes a post; on the same overloaded index as {@link Follow}. */
  @Entity
  @ManyToMany(left = User.class, right = Post.class, requireEnds = true)
  record Like(String userId, String postId, Instant at) {}
}
