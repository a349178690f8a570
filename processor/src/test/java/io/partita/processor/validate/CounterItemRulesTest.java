package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Counts in an item of their own. */
final class CounterItemRulesTest {

  private static String followers(String count) {
    return """
        @Table(entities = {User.class, Follow.class, FollowCount.class})
        interface Social {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "USER#{follower}", sk = "FOLLOWS#{followee}")
        @ManyToMany(left = User.class, right = User.class, leftKey = "follower", rightKey = "followee")
        @Index(name = "GSI1", pk = "USER#{followee}", sk = "FOLLOWER#{follower}")
        record Follow(String follower, String followee, String note) {}

        """
        + count;
  }

  @Test
  void anEntityCountsByTheComponentsOfItsKey() {
    assertGood(
        followers(
            """
            @Entity(pk = "USER#{followee}", sk = "COUNT")
            record FollowCount(String followee, @Count(Follow.class) long followers, String note) {}
            """));
  }

  @Test
  void itsKeyIsMadeOfComponentsOfTheCountedKey() {
    assertProblems(
        followers(
            """
            @Entity(pk = "USER#{note}", sk = "COUNT")
            record FollowCount(String note, @Count(Follow.class) long followers) {}
            """),
        problem(
            "[NOT_COUNTABLE] FollowCount.followers cannot count Follow, which is no edge and no"
                + " child of FollowCount. Nothing in Social belongs to FollowCount: join it with"
                + " @ManyToMany, make Follow its child with @ChildOf, make its key of components of"
                + " the key of Follow, or remove @Count.",
            "record FollowCount(String note, @Count(Follow.class) long followers) {}"));
    assertProblems(
        followers(
            """
            @Entity(pk = "USER#{followee}", sk = "COUNT")
            record FollowCount(int followee, @Count(Follow.class) long followers) {}
            """),
        problem(
            "[NOT_COUNTABLE] FollowCount.followers cannot count Follow, which is no edge and no"
                + " child of FollowCount. Nothing in Social belongs to FollowCount: join it with"
                + " @ManyToMany, make Follow its child with @ChildOf, make its key of components of"
                + " the key of Follow, or remove @Count.",
            "record FollowCount(int followee, @Count(Follow.class) long followers) {}"));
  }

  @Test
  void itHasNoSide() {
    assertProblems(
        followers(
            """
            @Entity(pk = "USER#{followee}", sk = "COUNT")
            record FollowCount(String followee, @Count(value = Follow.class, side = Side.RIGHT) long followers) {}
            """),
        problem(
            "[COUNT_SIDE] FollowCount.followers has side = Side.RIGHT, but FollowCount is no end of"
                + " Follow: its key tells which it counts. Remove side.",
            "record FollowCount(String followee, @Count(value = Follow.class, side = Side.RIGHT)"
                + " long followers) {}"));
  }

  @Test
  void itNeedsNothingButItsKey() {
    assertProblems(
        followers(
            """
            @Entity(pk = "USER#{followee}", sk = "COUNT")
            @Index(name = "GSI2", pk = "ODD", where = "note is null", as = "odd")
            record FollowCount(
                String followee,
                @Count(Follow.class) long followers,
                @UpdatedAt Instant updatedAt,
                @Unique String note) {}
            """),
        problem(
            "[COUNT_ITEM] FollowCount is created when it first counts something, which cannot give"
                + " 'updatedAt' its value. Remove @UpdatedAt.",
            "@UpdatedAt Instant updatedAt,"),
        problem(
            "[COUNT_ITEM] FollowCount is created when it first counts something, which cannot give"
                + " 'note' its value. Remove @Unique.",
            "@Unique String note) {}"),
        problem(
            "[COUNT_ITEM] FollowCount is created when it first counts something, which cannot tell"
                + " whether note is null. Use components of its key in the condition on GSI2, or"
                + " remove where.",
            "@Index(name = \"GSI2\", pk = \"ODD\", where = \"note is null\", as =" + " \"odd\")"));
  }

  @Test
  void whatItCountsMustBeListed() {
    assertProblems(
        followers(
            """
            @Entity(pk = "NOTE#{follower}", sk = "COUNT#{followee}")
            record FollowCount(String follower, String followee, @Count(Follow.class) long followers) {}
            """),
        problem(
            "[COUNT_UNLISTED] FollowCount.followers counts Follow, but no access pattern lists the"
                + " items of one followCount, so that the count could not be checked. Give Follow a"
                + " partition key, on the table or on an index, that is made of"
                + " 'follower' and 'followee'.",
            "record FollowCount(String follower, String followee, @Count(Follow.class) long"
                + " followers) {}"));
  }

  @Test
  void whatIsNeitherEdgeNorChildMustBeListedToo() {
    assertProblems(
        """
        @Table(entities = {Brand.class, Like.class})
        interface Social {}

        @Entity(pk = "BRAND#{brand}", sk = "BRAND")
        record Brand(String brand, @Count(Like.class) long likes) {}

        @Entity(pk = "LIKE#{brand}#{user}", sk = "LIKE")
        record Like(String brand, String user) {}
        """,
        problem(
            "[COUNT_UNLISTED] Brand.likes counts Like, but no access pattern lists the items of one"
                + " brand, so that the count could not be checked. Give Like a partition key, on"
                + " the table or on an index, that is made of 'brand'.",
            "record Brand(String brand, @Count(Like.class) long likes) {}"));
  }

  @Test
  void aListThatLeavesSomeOutDoesNotCount() {
    assertProblems(
        """
        @Table(entities = {Brand.class, Like.class})
        interface Social {}

        @Entity(pk = "BRAND#{brand}", sk = "BRAND")
        record Brand(String brand, @Count(Like.class) long likes) {}

        @Entity(pk = "LIKE#{brand}#{user}", sk = "LIKE")
        @Index(name = "GSI1", pk = "BRAND#{brand}", sk = "LIKE#{user}", where = "loud = true")
        record Like(String brand, String user, boolean loud) {}
        """,
        problem(
            "[COUNT_UNLISTED] Brand.likes counts Like, but no access pattern lists the items of one"
                + " brand, so that the count could not be checked. Give Like a partition key, on"
                + " the table or on an index, that is made of 'brand'.",
            "record Brand(String brand, @Count(Like.class) long likes) {}"));
  }
}
