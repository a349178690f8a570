package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.relations.Social.Follow;
import io.partita.it.relations.Social.Like;
import io.partita.it.relations.Social.Post;
import io.partita.it.relations.Social.User;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SocialTest {

  private static final Instant NOW = Instant.parse("2024-05-01T00:00:00Z");
  private static SocialTable social;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    social = SocialTable.of(client, name);
    social.createTableIfMissing();
  }

  @Test
  void usersFollowUsersInBothDirections() {
    User ada = social.user().create(new User("ada", "Ada"));
    User bob = social.user().create(new User("bob", "Bob"));
    Follow mutual = social.follow().create(new Follow("ada", "bob", NOW));
    Follow back = social.follow().create(new Follow("bob", "ada", NOW));
    Follow self = social.follow().create(new Follow("ada", "ada", NOW));
    assertEquals(List.of(self, mutual), social.follow().byFollower("ada").list());
    assertEquals(List.of(self, back), social.follow().byFollowee("ada").list());
    assertEquals(
        List.of(new Linked<>(self, Optional.of(ada)), new Linked<>(mutual, Optional.of(bob))),
        social.follow().byFollower("ada").withFollowee().list());
    assertEquals(
        List.of(Optional.of(ada), Optional.of(bob)),
        social.follow().byFollowee("ada").withFollower().list().stream()
            .map(Linked::target)
            .toList());
  }

  @Test
  void severalRelationsShareAnIndexAndStayApart() {
    social.user().create(new User("eve", "Eve"));
    social.post().create(new Post("p1", "Hello"));
    social.follow().create(new Follow("eve", "zoe", NOW));
    Like like = social.like().create(new Like("eve", "p1", NOW));
    assertEquals(List.of(like), social.like().byUser("eve").list());
    assertEquals(List.of(like), social.like().byPost("p1").list());
    assertEquals(1, social.follow().byFollower("eve").count());
    assertEquals(0, social.follow().byFollowee("eve").count());
  }

  @Test
  void anEdgeThatNeedsItsEndsNamesTheMissingOne() {
    social.user().create(new User("kim", "Kim"));
    ItemNotFoundException e =
        assertThrows(
            ItemNotFoundException.class, () -> social.like().create(new Like("kim", "nope", NOW)));
    assertTrue(e.getMessage().contains("Post"), e.getMessage());
    assertTrue(!e.getMessage().contains("nope"), e.getMessage());
    assertTrue(social.like().byUser("kim").list().isEmpty());

    social.post().create(new Post("yes", "Hi"));
    Like like = social.like().create(new Like("kim", "yes", NOW));
    assertThrows(ItemAlreadyExistsException.class, () -> social.like().create(like));
    ItemNotFoundException other =
        assertThrows(
            ItemNotFoundException.class,
            () -> social.like().create(new Like("nobody", "yes", NOW)));
    assertTrue(other.getMessage().contains("User"), other.getMessage());
  }
}
