package io.partita.it.sparse;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.sparse.Followers.Follow;
import io.partita.it.sparse.Followers.FollowerCount;
import io.partita.it.sparse.Followers.Person;
import io.partita.runtime.CountDifference;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Counts in an item of their own, which comes into being with what it counts first. */
@DynamoDbTest
class CounterItemsTest {

  private static FollowersTable table;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    Options options = Options.builder().indexSettleTime(Duration.ofMillis(10)).build();
    table = FollowersTable.of(client, name, options);
    table.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void theFirstEdgeCreatesTheCounter() {
    people("a1", "a2", "a3");
    table.follow().create(new Follow("a1", "a2"));
    assertEquals(
        Map.of(
            "PK", text("u#a2"),
            "SK", text("count"),
            "type", text("count"),
            "followee", text("a2"),
            "followers", number(1),
            "TopPK", text("TOP")),
        raw.get("u#a2", "count"));
    table.follow().create(new Follow("a3", "a2"));
    assertEquals(new FollowerCount("a2", 2, null), table.followerCount().get("a2"));
    assertTrue(table.followerCount().top().list().contains(new FollowerCount("a2", 2, null)));
    table.follow().delete("a1", "a2");
    assertEquals(1, table.followerCount().get("a2").followers());
    assertEquals(Map.of(), raw.get("u#a1", "count"));
  }

  @Test
  void aCounterOfAnotherProgramCountsOn() {
    people("b1", "b2");
    raw.put(
        Map.of(
            "PK", text("u#b2"),
            "SK", text("count"),
            "type", text("count"),
            "followee", text("b2"),
            "followers", number(41),
            "note", text("popular"),
            "TopPK", text("TOP"),
            "following", number(3)));
    table.follow().create(new Follow("b1", "b2"));
    assertEquals(
        Map.of(
            "PK", text("u#b2"),
            "SK", text("count"),
            "type", text("count"),
            "followee", text("b2"),
            "followers", number(42),
            "note", text("popular"),
            "TopPK", text("TOP"),
            "following", number(3)),
        raw.get("u#b2", "count"));
    table.followerCount().update("b2").note("rising").execute();
    assertEquals(new FollowerCount("b2", 42, "rising"), table.followerCount().get("b2"));
  }

  @Test
  void theEndsAreCheckedAndTheCounterIsNotLeftBehind() {
    people("c1");
    assertThrows(
        ItemNotFoundException.class, () -> table.follow().create(new Follow("c1", "nobody")));
    assertEquals(Map.of(), raw.get("u#nobody", "count"));
    assertEquals(Map.of(), raw.get("u#c1", "follows#nobody"));
  }

  @Test
  void transactionsAndBulkWritesCountOnce() {
    people("d0", "d1", "d2", "d3", "d4");
    table.transact().create(new Follow("d1", "d0")).create(new Follow("d2", "d0")).execute();
    assertEquals(2, table.followerCount().get("d0").followers());
    List<Follow> follows =
        IntStream.rangeClosed(1, 4).mapToObj(i -> new Follow("d" + i, "d0")).toList();
    assertEquals(2, table.follow().createAll(follows).created().size());
    assertEquals(4, table.followerCount().get("d0").followers());
    table.follow().deleteAll(List.of(FollowKey.of("d1", "d0"), FollowKey.of("d4", "d0")));
    assertEquals(2, table.followerCount().get("d0").followers());
    table
        .transact()
        .create(new FollowerCount("d1", 7, "first"))
        .create(new Follow("d0", "d1"))
        .execute();
    assertEquals(new FollowerCount("d1", 1, "first"), table.followerCount().get("d1"));
  }

  @Test
  void anEdgeIsDeletedWhetherItsCounterIsThereOrNot() {
    people("e1", "e2", "e3");
    table.follow().create(new Follow("e1", "e2"));
    assertThrows(HasRelatedItemsException.class, () -> table.followerCount().delete("e2"));
    raw.add("u#e2", "count", Map.of("followers", number(0)));
    assertThrows(CountMismatchException.class, () -> table.follow().delete("e1", "e2"));
    table.followerCount().delete("e2");
    table.follow().delete("e1", "e2");
    assertEquals(Map.of(), raw.get("u#e1", "follows#e2"));
    assertEquals(Map.of(), raw.get("u#e2", "count"));
  }

  @Test
  void wrongCountsAreFoundAndPutRight() {
    people("f1", "f2", "f3");
    table.follow().create(new Follow("f1", "f3"));
    table.follow().create(new Follow("f2", "f3"));
    raw.add("u#f3", "count", Map.of("followers", number(9)));
    assertTrue(
        table
            .followerCount()
            .verifyCounts()
            .contains(new CountDifference<>(FollowerCountKey.of("f3"), "followers", 9, 2)));
    assertEquals(2, table.followerCount().recount("f3").followers());
    assertEquals(number(2), raw.get("u#f3", "count").get("followers"));
  }

  @Test
  void deletingAPersonWithTheEdgesCountsDown() {
    people("g1", "g2", "g3");
    table.follow().create(new Follow("g1", "g2"));
    table.follow().create(new Follow("g3", "g2"));
    table.follow().create(new Follow("g2", "g1"));
    assertEquals(3, table.person().deleteCascade("g1"));
    assertEquals(1, table.followerCount().get("g2").followers());
    assertEquals(0, table.followerCount().get("g1").followers());
  }

  private static void people(String... ids) {
    for (String id : ids) {
      table.person().create(new Person(id, "Person " + id));
    }
  }
}
