package io.partita.examples.forum;

import static io.partita.examples.forum.ForumWalk.ANSWER;
import static io.partita.examples.forum.ForumWalk.JOKE;
import static io.partita.examples.forum.ForumWalk.QUESTION;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.forum.Forum.Message;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ForumTest {

  @Test
  void aThreadHasTwoOrders(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new ForumWalk(), client, table);
    assertEquals(List.of(JOKE, ANSWER, QUESTION), told.answer("Newest first"));
    assertEquals(List.of(JOKE), told.answer("Since a moment"));
    assertEquals(List.of(JOKE, QUESTION), told.answer("The two best"));
    assertEquals(
        List.of(new Message("t1", ANSWER.postedAt(), "bob", "An index.", 11), JOKE),
        told.answer("More than ten votes, read consistently"));
  }
}
