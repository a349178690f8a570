package io.partita.it.unreadable;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.unreadable.Board.Forum;
import io.partita.it.unreadable.Board.Note;
import io.partita.it.unreadable.Board.Poll;
import io.partita.it.unreadable.Board.Reader;
import io.partita.it.unreadable.Board.Reply;
import io.partita.it.unreadable.Board.Topic;
import io.partita.it.unreadable.Board.Watch;
import io.partita.runtime.CascadeIncompleteException;
import io.partita.runtime.CountDifference;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What cannot be read can be deleted and counted, or at least is in nobody else's way. */
@DynamoDbTest
class UnreadableItemsTest {

  private static BoardTable board;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    Options options =
        Options.builder()
            .backoff(Duration.ofMillis(1), Duration.ofMillis(10))
            .indexSettleTime(Duration.ofMillis(5))
            .build();
    board = BoardTable.of(client, name, options);
    board.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  /** A forum with two topics, of which one has a reply and a poll, a note and a reader. */
  private static void build(String forum) {
    board.forum().create(Forum.of(forum));
    board.topic().create(Topic.of(forum, 1));
    board.topic().create(Topic.of(forum, 2));
    board.reply().create(new Reply(forum, 1, 1, forum + "/1/1"));
    board.poll().create(new Poll(forum, 1, 1));
    board.note().create(new Note(forum, 1, "Note"));
    board.reader().create(new Reader(forum + "-reader", 0));
    board.watch().create(new Watch(forum + "-reader", forum));
  }

  private static final int BUILT = 7;

  /** Puts an item of a type under a key that the type's template does not give. */
  private static Map<String, AttributeValue> put(
      String pk, String sk, String type, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    Map<String, AttributeValue> key = Map.of("PK", text(pk), "SK", text(sk));
    item.putAll(key);
    item.put("Type", text(type));
    raw.put(item);
    return key;
  }

  private static void assertGone(String forum) {
    assertEquals(List.of(), raw.query("FORUM#" + forum));
    assertEquals(List.of(), raw.query("GSI1", "FORUM#" + forum));
    assertEquals(new Reader(forum + "-reader", 0), board.reader().get(forum + "-reader"));
  }

  @Test
  void keysOfAnotherShapeAreDeletedWithWhatTheyBelongTo() {
    build("any");
    put("FORUM#any", "NOTE#first", "Note", Map.of("text", text("Text")));
    put("FORUM#any", "NOTE#00000000001", "Note", Map.of());
    put("FORUM#any", topicKey("any", 1) + "#REPLY#first", "Reply", Map.of());
    put("FORUM#any", topicKey("any", 2) + "#REPLY#second#third", "Reply", Map.of());
    assertEquals(BUILT + 4, board.forum().deleteCascade("any"));
    assertGone("any");
  }

  private static String topicKey(String forum, int topic) {
    return TopicKey.of(forum, topic).attributes().get("SK").s();
  }

  @Test
  void itemsWithBrokenAttributesAreDeletedWithWhatTheyBelongTo() {
    build("broken");
    for (Map<String, AttributeValue> item : raw.query("FORUM#broken")) {
      Map<String, AttributeValue> changed = new HashMap<>(item);
      for (String attribute : List.of("title", "text", "permalink")) {
        changed.computeIfPresent(attribute, (name, value) -> AttributeValue.fromBool(true));
      }
      raw.put(changed);
    }
    assertThrows(MappingException.class, () -> board.forum().find("broken"));
    assertEquals(BUILT, board.forum().deleteCascade("broken"));
    assertGone("broken");
  }

  @Test
  void whatBelongsToAnItemWhoseKeyIsUnreadableIsNotKnownSoItStays() {
    build("parent");
    Map<String, AttributeValue> topic =
        put("FORUM#parent", "TOPIC#first", "Topic", Map.of("title", text("First")));
    Map<String, AttributeValue> reply =
        put("FORUM#parent", "TOPIC#first#REPLY#1", "Reply", Map.of());
    CascadeIncompleteException incomplete =
        assertThrows(CascadeIncompleteException.class, () -> board.forum().deleteCascade("parent"));
    assertEquals(List.of(topic), incomplete.unreadable());
    assertEquals(BUILT - 1, incomplete.deleted());
    assertTrue(incomplete.getMessage().contains("1 of the Topic items"), incomplete.getMessage());
    assertEquals(3, raw.query("FORUM#parent").size(), "the forum, its topic and that one's reply");
    assertTrue(board.forum().find("parent").isEmpty());
    assertThrows(
        CascadeIncompleteException.class, () -> board.forum().deleteCascade("parent"), "again");

    raw.delete(topic.get("PK").s(), topic.get("SK").s());
    raw.delete(reply.get("PK").s(), reply.get("SK").s());
    assertEquals(1, board.forum().deleteCascade("parent"));
    assertGone("parent");
  }

  @Test
  void whoElseCountsAnItemWhoseKeyIsUnreadableIsNotKnownSoItStays() {
    build("counted");
    String prefix = topicKey("counted", 1);
    Map<String, AttributeValue> poll =
        put("FORUM#counted", prefix + "#POLL#first", "Poll", Map.of());
    Map<String, AttributeValue> watch =
        put(
            "READER#counted-reader",
            "FORUM#counted#again",
            "Watch",
            Map.of("GSI1PK", text("FORUM#counted"), "GSI1SK", text("READER#first")));
    CascadeIncompleteException incomplete =
        assertThrows(
            CascadeIncompleteException.class, () -> board.forum().deleteCascade("counted"));
    assertEquals(Set.of(poll, watch), Set.copyOf(incomplete.unreadable()));
    assertEquals(new Reader("counted-reader", 0), board.reader().get("counted-reader"));
    assertEquals(
        Set.of("FORUM", prefix, prefix + "#POLL#first"),
        Set.copyOf(raw.query("FORUM#counted").stream().map(item -> item.get("SK").s()).toList()),
        "what holds the poll stays, the other topic goes");

    raw.delete(poll.get("PK").s(), poll.get("SK").s());
    raw.delete(watch.get("PK").s(), watch.get("SK").s());
    assertEquals(2, board.forum().deleteCascade("counted"));
    assertGone("counted");
  }

  @Test
  void whatWasNotDeletedCanBeTakenBack() {
    build("back");
    put("FORUM#back", "TOPIC#first", "Topic", Map.of("title", text("First")));
    put("FORUM#back", topicKey("back", 1) + "#POLL#first", "Poll", Map.of());
    assertThrows(CascadeIncompleteException.class, () -> board.forum().deleteCascade("back"));
    assertEquals(2, board.forum().undelete("back"), "the forum and the topic that has the poll");
    assertEquals(new Forum("back", "Forum", 1, 0, 0), board.forum().get("back"));
    assertEquals(new Topic("back", 1, "Topic", 0, 0), board.topic().get("back", 1));
    assertEquals(new Forum("back", "Forum", 2, 1, 0), board.forum().recount("back"));
    board.topic().create(Topic.of("back", 3));
    assertEquals(3, board.forum().get("back").topics());
  }

  @Test
  void whatCannotBeReadIsCounted() {
    build("count");
    put("FORUM#count", "TOPIC#first", "Topic", Map.of());
    assertEquals(3, board.forum().recount("count").topics());
    raw.add("FORUM#count", "FORUM", Map.of("title", number(1), "watchers", number(9)));
    assertThrows(MappingException.class, () -> board.forum().recount("count"));
    assertEquals(number(1), raw.get("FORUM#count", "FORUM").get("watchers"), "corrected");
  }

  @Test
  void verificationComparesWhatCannotBeRead() {
    build("verify");
    raw.add("FORUM#verify", "FORUM", Map.of("title", number(1), "watchers", number(9)));
    put("FORUM#verify", "TOPIC#first", "Topic", Map.of("replies", number(4)));
    assertTrue(
        board
            .forum()
            .verifyCounts()
            .containsAll(
                List.of(
                    new CountDifference<>(ForumKey.of("verify"), "watchers", 9, 1),
                    new CountDifference<>(ForumKey.of("verify"), "topics", 2, 3))));
    assertTrue(
        board.topic().verifyCounts().stream()
            .noneMatch(difference -> difference.key().forumId().equals("verify")));
  }
}
