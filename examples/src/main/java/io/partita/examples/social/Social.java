package io.partita.examples.social;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.util.List;

/** Users and who follows whom. */
@Table(
    entities = {Social.User.class, Social.Follow.class},
    collections = Social.UserWithFollowings.class)
public interface Social {

  /** A user; the sort key begins with # so that the profile comes before all followings. */
  @Entity(pk = "USER#{userId}", sk = "#PROFILE")
  record User(String userId, String name, @Attribute(max = 10) List<String> pinnedIds) {}

  /** One user follows another. */
  @Entity(pk = "USER#{followerId}", sk = "FOLLOWING#{followeeId}")
  @ManyToMany(
      left = User.class,
      right = User.class,
      leftKey = "followerId",
      rightKey = "followeeId")
  @Index(name = "GSI1", pk = "USER#{followeeId}", sk = "FOLLOWER#{followerId}")
  record Follow(String followerId, String followeeId) {}

  /** A user with followings. */
  @ItemCollection
  record UserWithFollowings(User user, List<Follow> followings) {}
}
