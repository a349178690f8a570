package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.Requests;
import io.partita.it.collections.Forum.Message;
import io.partita.it.collections.Forum.Topic;
import io.partita.it.collections.Forum.TopicWithMessages;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ForumTest {

  private static final Topic TOPIC = new Topic("big", "A long discussion");
  private static final List<Message> MESSAGES =
      IntStream.range(0, 60).mapToObj(i -> new Message("big", i, "x".repeat(50_000))).toList();

  private static Requests requests;
  private static ForumTable forum;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    forum = ForumTable.of(requests.client(), name);
    forum.createTableIfMissing();
    forum.topic().create(TOPIC);
    forum.message().putAll(MESSAGES);
  }

  @Test
  void aCollectionOfMoreThanOneResponseIsReadWhole() {
    requests.take();
    assertEquals(
        Optional.of(new TopicWithMessages(TOPIC, MESSAGES)), forum.topicWithMessages().find("big"));
    assertTrue(requests.take().size() >= 3);
  }

  @Test
  void pagesAreReadOnlyWhenTheyAreAskedFor() {
    requests.take();
    assertEquals(
        Optional.of(TOPIC),
        forum
            .topicWithMessages()
            .byTopic("big")
            .reverse()
            .pages()
            .findFirst()
            .orElseThrow()
            .topic());
    assertEquals(1, requests.take().size());
    assertEquals(
        MESSAGES,
        forum
            .topicWithMessages()
            .byTopic("big")
            .pages()
            .flatMap(page -> page.messages().stream())
            .toList());
  }
}
