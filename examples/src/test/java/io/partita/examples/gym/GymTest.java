package io.partita.examples.gym;

import static io.partita.examples.gym.GymWalk.ADA_ACTIVE;
import static io.partita.examples.gym.GymWalk.BOB_ACTIVE;
import static io.partita.examples.gym.GymWalk.JUNE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.gym.Gym.Membership;
import io.partita.examples.gym.Gym.Status;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class GymTest {

  @Test
  void onlyActiveMembershipsAreOnTheIndex(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new GymWalk(), client, table);
    assertEquals(4L, told.answer("How many a studio has ever had"));
    assertEquals(
        List.of(BOB_ACTIVE, ADA_ACTIVE),
        told.answer("The active ones, by when they renew: no filter, nothing read in vain"));
    assertEquals(List.of(BOB_ACTIVE), told.answer("Who renews this week"));
    assertEquals(
        List.of(new Membership("cat", "north", Status.ACTIVE, JUNE), ADA_ACTIVE),
        told.answer("The active ones now"));
    assertEquals(2L, told.answer("All that is on the index"));
  }
}
