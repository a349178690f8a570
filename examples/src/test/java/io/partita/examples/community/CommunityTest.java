package io.partita.examples.community;

import static io.partita.examples.community.CommunityWalk.ADA;
import static io.partita.examples.community.CommunityWalk.ADA_MATH;
import static io.partita.examples.community.CommunityWalk.ADA_POETRY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.community.Community.UserWithMemberships;
import io.partita.examples.community.Membership.Role;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Linked;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CommunityTest {

  @Test
  void membershipsAreFoundFromBothSidesAndCounted(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new CommunityWalk(), client, table);
    assertInstanceOf(
        ItemNotFoundException.class, told.answer("A group that does not exist cannot be joined"));
    assertEquals(List.of(ADA_MATH, ADA_POETRY), told.answer("The memberships of a user"));
    assertEquals(
        List.of(
            new Linked<>(ADA_MATH, Optional.of(new Group("math", "The math group", 2))),
            new Linked<>(ADA_POETRY, Optional.of(new Group("poetry", "The poetry group", 1)))),
        told.answer("The same, each with its group"));
    assertEquals(
        Optional.of(new UserWithMemberships(ADA, List.of(ADA_MATH, ADA_POETRY))),
        told.answer("A user with all memberships, in one request"));
    Membership bob =
        new Membership("bob", "math", Role.ADMIN, Set.of("read", "write"), ADA_MATH.joinedOn());
    assertEquals(bob, told.answer("Bob becomes an administrator"));
    assertEquals(
        List.of(ADA_MATH, bob),
        told.answer("The administrators of math, never those of math-club"));
    assertEquals(2L, told.answer("How many are in it"));
    assertEquals(List.of(bob), ((Page<?>) told.answer("The next page")).items());
    assertEquals(new Group("poetry", "The poetry group", 0), told.answer("A group that is empty"));
    assertInstanceOf(HasRelatedItemsException.class, told.answer("A group with members stays"));
    assertEquals(3L, told.answer("Unless they go with it: how many items that were"));
    assertEquals(false, told.answer("Is Bob still in it?"));
  }
}
