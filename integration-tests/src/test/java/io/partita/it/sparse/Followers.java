package io.partita.it.sparse;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/** Followers, counted in an item of its own beside the person: {@code u#12345} / {@code count}. */
@Table(
    entities = {Followers.Person.class, Followers.Follow.class, Followers.FollowerCount.class},
    typeAttribute = "type",
    keyEncoding = KeyEncoding.RAW,
    indexes = @IndexDefinition(name = "Top", partitionKey = "TopPK", sortKey = "followers"))
public interface Followers {

  /** A person. */
  @Entity(pk = "u#{personId}", sk = "info")
  record Person(String personId, String name) {}

  /** That a person follows another. */
  @Entity(pk = "u#{follower}", sk = "follows#{followee}")
  @ManyToMany(
      left = Person.class,
      right = Person.class,
      leftKey = "follower",
      rightKey = "followee",
      requireEnds = true)
  @Index(name = "GSI1", pk = "u#{followee}", sk = "follower#{follower}")
  record Follow(String follower, String followee) {}

  /** How many follow a person; there from the first follower on. */
  @Entity(pk = "u#{followee}", sk = "count", type = "count")
  @Index(name = "Top", pk = "TOP", as = "top")
  record FollowerCount(String followee, @Count(Follow.class) long followers, String note) {}
}
