package io.partita.examples.social;

import static io.partita.examples.social.SocialWalk.ADA;
import static io.partita.examples.social.SocialWalk.ADA_BOB;
import static io.partita.examples.social.SocialWalk.ADA_CAT;
import static io.partita.examples.social.SocialWalk.ADA_EVE;
import static io.partita.examples.social.SocialWalk.BOB;
import static io.partita.examples.social.SocialWalk.BOB_EVE;
import static io.partita.examples.social.SocialWalk.CAT;
import static io.partita.examples.social.SocialWalk.EVE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.social.Social.UserWithFollowings;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SocialTest {

  @Test
  void aProfileComesWithTheFirstFollowings(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new SocialWalk(), client, table);
    assertEquals(
        Optional.of(new UserWithFollowings(ADA, List.of(ADA_BOB, ADA_CAT))),
        told.answer("A user and the first two followings"));
    assertEquals(
        List.of(new Linked<>(ADA_BOB, Optional.of(BOB)), new Linked<>(ADA_CAT, Optional.of(CAT))),
        told.answer("Who these are"));
    assertEquals(List.of(ADA_BOB, ADA_CAT, ADA_EVE), told.answer("Whom a user follows"));
    assertEquals(
        List.of(new Linked<>(ADA_EVE, Optional.of(ADA)), new Linked<>(BOB_EVE, Optional.of(BOB))),
        told.answer("Who follows a user"));
    assertEquals(
        List.of(EVE, BOB), List.copyOf((Collection<?>) told.answer("The pinned, in their order")));
  }
}
