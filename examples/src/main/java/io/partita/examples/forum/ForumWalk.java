package io.partita.examples.forum;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.forum.Forum.Message;
import io.partita.examples.forum.Forum.Topic;
import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads a thread in two orders, both as fresh as the table. */
public final class ForumWalk implements Walk {

  static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
  static final Message QUESTION = new Message("t1", NOON, "ada", "What is it?", 10);
  static final Message ANSWER = message(60, "bob", "An index.", 9);
  static final Message JOKE = message(3600, "eve", "A book's end.", 100);

  private static Message message(int seconds, String author, String text, int votes) {
    return new Message("t1", NOON.plusSeconds(seconds), author, text, votes);
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    ForumTable forum = ForumTable.of(client, tableName);
    MessageDao messages = forum.message();
    narrator.chapter("The table and its items");
    forum.createTableIfMissing();
    forum.topic().create(new Topic("t1", "Local secondary indexes"));
    messages.putAll(List.of(QUESTION, ANSWER, JOKE));

    narrator.chapter("By date: the table");
    narrator.ask("Newest first", () -> messages.byThreadId("t1").reverse().list());
    narrator.ask(
        "Since a moment",
        () -> messages.byThreadId("t1").postedAtAfter(NOON.plusSeconds(60)).list());

    narrator.chapter("By votes: the local index");
    narrator.ask("The two best", () -> messages.byVotes("t1").reverse().limit(2).list());
    narrator.run(
        "Vote: the index follows, because votes are its key",
        () -> messages.update("t1", NOON.plusSeconds(60)).addToVotes(2).execute());
    narrator.ask(
        "More than ten votes, read consistently",
        () -> messages.byVotes("t1").votesAfter(10).consistent().list());
  }
}
