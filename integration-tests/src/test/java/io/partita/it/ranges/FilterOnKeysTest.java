package io.partita.it.ranges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.Requests;
import io.partita.it.ranges.Polls.Option;
import io.partita.runtime.condition.Condition;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A query refuses a filter on the keys of the place that it reads, where DynamoDB has none. */
@DynamoDbTest
class FilterOnKeysTest {

  private static final LocalDate DAY = LocalDate.parse("2024-05-01");

  private static Requests requests;
  private static PollsTable polls;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    polls = PollsTable.of(requests.client(), name);
    polls.createTableIfMissing();
    polls
        .option()
        .putAll(List.of(option(1, 10, "ann"), option(2, 20, "bob"), option(3, 30, "ann")));
  }

  private static Option option(int number, long votes, String author) {
    return new Option("p", number, votes, author, DAY, "text " + number, "note");
  }

  private static List<Integer> numbers(List<Option> options) {
    return options.stream().map(Option::number).toList();
  }

  private static void isRefused(String message, Executable filter) {
    requests.take();
    IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, filter);
    assertEquals(message, refused.getMessage());
    assertEquals(List.of(), requests.take());
  }

  private static String sortKey(String attribute, String place) {
    return "[KEY_FILTER] The filter is on '%s', the sort key of %s, and DynamoDB accepts no filter on the keys of what a query reads. Narrow the query instead: %s(...), or a range such as %sFrom(...) where there is one."
        .formatted(attribute, place, attribute, attribute);
  }

  private static String partitionKey(String attribute, String place) {
    return "[KEY_FILTER] The filter is on '%s', the partition key of %s, and DynamoDB accepts no filter on the keys of what a query reads. The query has its value already: leave it out."
        .formatted(attribute, place);
  }

  @Test
  void onTheTableItsKeysAreRefused() {
    isRefused(
        sortKey("number", "the table"),
        () -> polls.option().byPoll("p").filter(OptionFields.NUMBER.gt(1)));
    isRefused(
        partitionKey("poll", "the table"),
        () -> polls.option().byPoll("p").filter(OptionFields.POLL.eq("p")));
    assertEquals(
        List.of(2, 3),
        numbers(polls.option().byPoll("p").filter(OptionFields.VOTES.gt(10L)).list()));
  }

  @Test
  void onALocalIndexItsSortKeyIsRefusedAndTheTablesIsNot() {
    isRefused(
        sortKey("votes", "ByVotes"),
        () -> polls.option().byVotes("p").filter(OptionFields.VOTES.gt(3L)));
    assertEquals(
        List.of(3), numbers(polls.option().byVotes("p").filter(OptionFields.NUMBER.gt(2)).list()));
  }

  @Test
  void onAGlobalIndexItsKeysAreRefusedAndTheTablesAreNot() {
    isRefused(
        sortKey("day", "ByAuthor"),
        () -> polls.option().byAuthor("ann").filter(OptionFields.DAY.eq(DAY)));
    isRefused(
        partitionKey("author", "ByAuthor"),
        () -> polls.option().byAuthor("ann").filter(OptionFields.AUTHOR.exists()));
    assertEquals(
        List.of(3),
        numbers(
            polls
                .option()
                .byAuthor("ann")
                .filter(OptionFields.POLL.eq("p").and(OptionFields.NUMBER.gt(1)))
                .list()));
  }

  @Test
  void onAnIndexOfSomeAttributesItsKeysAreRefused() {
    isRefused(
        sortKey("votes", "ByDay"),
        () -> polls.option().byDay(DAY).filter(OptionFields.VOTES.gt(3L)));
    assertEquals(1, polls.option().byDay(DAY).filter(OptionFields.TEXT.eq("text 2")).list().size());
  }

  @Test
  void whatIsInsideOtherConditionsIsRefusedToo() {
    Condition<Option> votes = OptionFields.VOTES.gt(3L);
    Condition<Option> text = OptionFields.TEXT.eq("text 2");
    for (Condition<Option> nested :
        List.of(text.and(votes), text.or(votes), votes.not(), text.and(text.or(votes.not())))) {
      isRefused(sortKey("votes", "ByVotes"), () -> polls.option().byVotes("p").filter(nested));
      isRefused(
          sortKey("votes", "ByVotes"),
          () -> polls.option().byVotes("p").votesFrom(3).filter(text).filter(nested));
    }
  }

  @Test
  void scansFilterOnEveryKey() {
    Condition<Option> keys =
        OptionFields.POLL
            .eq("p")
            .and(OptionFields.NUMBER.gt(1))
            .and(OptionFields.VOTES.lt(30L))
            .and(OptionFields.AUTHOR.eq("bob"))
            .and(OptionFields.DAY.eq(DAY));
    assertEquals(List.of(2), numbers(polls.option().scan().filter(keys).list()));
    assertEquals(List.of(2), numbers(polls.option().scanByVotes().filter(keys).list()));
    assertEquals(List.of(2), numbers(polls.option().scanByAuthor().filter(keys).list()));
  }
}
