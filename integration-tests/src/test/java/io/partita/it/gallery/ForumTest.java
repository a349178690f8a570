package io.partita.it.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.partita.it.Requests;
import io.partita.it.gallery.Forum.Message;
import io.partita.it.gallery.Forum.Topic;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Messages of a thread by date and by votes, as consistent as the table. */
@DynamoDbTest
class ForumTest {

  private static final Message FIRST = message("zebra", "2024-01-01T10:00:00Z", 9);
  private static final Message SECOND = message("ape", "2024-01-01T10:00:01Z", 100);
  private static final Message THIRD = message("bee", "2024-01-02T00:00:00Z", -3);

  /** Neither sent nor voted for: on no index. */
  private static final Message DRAFT = new Message("t1", "draft", "...", null, null);

  private static Requests requests;
  private static ForumTable forum;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    forum = ForumTable.of(requests.client(), name);
    forum.createTableIfMissing();
    forum.verifyTable();
    forum.topic().create(new Topic("t1", "Animals"));
    forum.message().putAll(List.of(FIRST, SECOND, THIRD, DRAFT));
    forum.message().create(new Message("t10", "m", "Other", Instant.EPOCH, 50));
  }

  @BeforeEach
  void forgetRequests() {
    requests.take();
  }

  private static Message message(String id, String sentAt, int votes) {
    return new Message("t1", id, "I am " + id, Instant.parse(sentAt), votes);
  }

  private static MessageKey key(Message message) {
    return MessageKey.of(message);
  }

  @Test
  void theTableHasThemById() {
    assertEquals(List.of(SECOND, THIRD, DRAFT, FIRST), forum.message().byTopic("t1").list());
  }

  @Test
  void theLatestMessagesComeFirst() {
    assertEquals(List.of(THIRD, SECOND), forum.message().byDate("t1").reverse().limit(2).list());
    QueryRequest query = requests.takeQuery();
    assertEquals("ByDate", query.indexName());
    assertEquals("PK = 'THREAD#t1' AND begins_with(LSI1SK, 'SENT#')", Requests.keyCondition(query));
    assertNull(query.consistentRead());
  }

  @Test
  void messagesOfADayAreARangeOfTheIndex() {
    assertEquals(
        List.of(FIRST, SECOND),
        forum
            .message()
            .byDate("t1")
            .sentAtBetween(
                Instant.parse("2024-01-01T00:00:00Z"), Instant.parse("2024-01-01T23:59:59Z"))
            .list());
  }

  @Test
  void aLocalIndexIsReadConsistently() {
    assertEquals(List.of(FIRST, SECOND, THIRD), forum.message().byDate("t1").consistent().list());
    assertEquals(true, requests.takeQuery().consistentRead());
    assertEquals(3, forum.message().byVotes("t1").consistent().count());
    assertEquals(true, requests.takeQuery().consistentRead());
  }

  @Test
  void votesAreANumberAndTheIndexGivesKeysInItsOrder() {
    assertEquals(
        List.of(key(THIRD), key(FIRST), key(SECOND)), forum.message().byVotes("t1").list());
    assertEquals("PK = 'THREAD#t1'", Requests.keyCondition(requests.takeQuery()));
    assertEquals(
        List.of(key(SECOND), key(FIRST)),
        forum.message().byVotes("t1").votesFrom(9).reverse().list());
    assertEquals("PK = 'THREAD#t1' AND votes >= 9", Requests.keyCondition(requests.takeQuery()));
  }

  @Test
  void theBestMessagesAreReadFromTheTableInTheOrderOfVotes() {
    assertEquals(
        List.of(SECOND, FIRST),
        forum.message().byVotes("t1").consistent().reverse().limit(2).hydrate().list());
    assertEquals(
        List.of(QueryRequest.class, BatchGetItemRequest.class),
        requests.take().stream().map(Object::getClass).toList());
  }

  @Test
  void pagesGoOnWhereTheyEnded() {
    Page<MessageKey> first = forum.message().byVotes("t1").pageSize(2).page();
    assertEquals(List.of(key(THIRD), key(FIRST)), first.items());
    Page<MessageKey> second =
        forum.message().byVotes("t1").pageSize(2).page(first.cursor().orElseThrow());
    assertEquals(List.of(key(SECOND)), second.items());
    Page<Message> latest = forum.message().byDate("t1").reverse().pageSize(1).page();
    assertEquals(
        List.of(SECOND),
        forum
            .message()
            .byDate("t1")
            .reverse()
            .pageSize(1)
            .page(latest.cursor().orElseThrow())
            .items());
  }

  @Test
  void aVoteMovesAMessageAtOnce() {
    Message quiet = new Message("t2", "quiet", "Hm", Instant.EPOCH, 0);
    Message loud = new Message("t2", "loud", "Ha", Instant.EPOCH, 1);
    forum.message().putAll(List.of(quiet, loud));
    forum.message().update("t2", "quiet").addToVotes(2).execute();
    assertEquals(List.of(key(loud), key(quiet)), forum.message().byVotes("t2").consistent().list());
    forum.message().update("t2", "quiet").clearVotes().execute();
    assertEquals(List.of(key(loud)), forum.message().byVotes("t2").consistent().list());
  }

  @Test
  void aDraftAppearsByDateWhenItIsSent() {
    forum.message().create(new Message("t3", "m", "Soon", null, null));
    assertEquals(0, forum.message().byDate("t3").consistent().count());
    forum.message().update("t3", "m").sentAt(Instant.EPOCH).execute();
    assertEquals(1, forum.message().byDate("t3").consistent().count());
  }
}
