package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.shards.Arena.Fan;
import io.partita.it.shards.Arena.Game;
import io.partita.it.shards.Arena.Player;
import io.partita.it.shards.Arena.Referee;
import io.partita.it.shards.Arena.Score;
import io.partita.runtime.Explanation;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** What is stored of a shard, and what reads it. */
@DynamoDbTest
class ShardedKeysTest {

  private static ArenaTable arena;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    arena = ArenaTable.of(client, name);
    arena.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  /** The rule, written down once more. */
  private static long shard(String pk, String sk, int shards) {
    CRC32 checksum = new CRC32();
    checksum.update((pk + "\0" + sk).getBytes(StandardCharsets.UTF_8));
    return checksum.getValue() % shards;
  }

  @Test
  void theShardIsTheChecksumOfThePrimaryKey() {
    for (int i = 0; i < 30; i++) {
      arena.score().create(new Score("ü" + i, "darts", i, "nick", 1L, "red"));
      String pk = "PLAYER#ü" + i;
      String sk = "SCORE#darts#%010d".formatted(i);
      Map<String, AttributeValue> item = raw.get(pk, sk);
      assertEquals("SCORES#darts#SHARD#" + shard(pk, sk, 7), item.get("GSI1PK").s());
      assertEquals(shard(pk, sk, 3) + "#BOARD#darts", item.get("Board").s());
      assertEquals("SCORES#darts", item.get("GSI2PK").s());
    }
    assertEquals(30, arena.score().byGameId("darts").count());
  }

  @Test
  void everyWayOfWritingGivesTheSameShard() {
    Score score = new Score("eve", "golf", 1, "eve", 5L, "red");
    arena.score().create(score);
    String pk = "PLAYER#eve";
    String sk = "SCORE#golf#0000000001";
    AttributeValue created = raw.get(pk, sk).get("GSI1PK");
    arena.score().put(new Score("eve", "golf", 1, "evelyn", 6L, "red"));
    assertEquals(created, raw.get(pk, sk).get("GSI1PK"));
    arena.score().update(ScoreKey.of(score)).nick("evie").execute();
    assertEquals(created, raw.get(pk, sk).get("GSI1PK"));
    assertEquals("evie#0000000001", raw.get(pk, sk).get("GSI1SK").s());
    arena.score().putAll(List.of(score));
    assertEquals(created, raw.get(pk, sk).get("GSI1PK"));
    assertEquals(List.of(score), arena.score().byGameId("golf").nick("eve").list());
  }

  @Test
  void aComponentThatOnlyASpreadKeyHoldsIsReadFromIt() {
    Referee referee = new Referee("r1", "north");
    arena.referee().create(referee);
    Map<String, AttributeValue> item = raw.get("REFEREE#r1", "REFEREE");
    assertEquals("LEAGUE#north#SHARD#" + shard("REFEREE#r1", "REFEREE", 4), item.get("GSI1PK").s());
    assertEquals(Optional.of(referee), arena.referee().find("r1"));
    assertEquals(List.of(referee), arena.referee().byLeague("north").list());
    assertTrue(arena.referee().scanGsi1().stream().anyMatch(referee::equals));
    arena.referee().update("r1").league("south").execute();
    assertEquals(
        "LEAGUE#south#SHARD#" + shard("REFEREE#r1", "REFEREE", 4),
        raw.get("REFEREE#r1", "REFEREE").get("GSI1PK").s());
    assertEquals(List.of(new Referee("r1", "south")), arena.referee().byLeague("south").list());
    assertEquals(List.of(), arena.referee().byLeague("north").list());
  }

  @Test
  void anItemOfAnotherNumberOfShardsIsStillReadByItsKey() {
    arena.referee().create(new Referee("r9", "east"));
    raw.add("REFEREE#r9", "REFEREE", Map.of("GSI1PK", RawItems.text("LEAGUE#east#SHARD#31")));
    assertEquals("east", arena.referee().get("r9").league());
    assertTrue(arena.referee().scanGsi1().stream().anyMatch(r -> r.refereeId().equals("r9")));
    assertEquals(List.of(), arena.referee().byLeague("east").list());
    arena.referee().put(new Referee("r9", "east"));
    assertEquals(1, arena.referee().byLeague("east").count());
  }

  @Test
  void theInverseOfARelationKeepsItsDerivedKeysAndIsSpread() {
    arena.game().create(new Game("dice", "Dice"));
    List<Fan> fans =
        IntStream.range(0, 40)
            .mapToObj(i -> new Fan("f%02d".formatted(i), "dice", "2024"))
            .toList();
    fans.forEach(arena.fan()::create);
    IntStream.range(0, 40)
        .filter(i -> i % 2 == 0)
        .forEach(i -> arena.player().create(new Player("f%02d".formatted(i), "Fan " + i)));
    Map<String, AttributeValue> item = raw.get("PLAYER#f07", "GAME#dice");
    assertEquals("GAME#dice#SHARD#" + shard("PLAYER#f07", "GAME#dice", 5), item.get("GSI3PK").s());
    assertEquals("PLAYER#f07", item.get("GSI3SK").s());
    assertEquals(fans, arena.fan().byGame("dice").list());
    assertEquals(40, arena.fan().byGame("dice").count());
    List<Linked<Fan, Player>> linked = arena.fan().byGame("dice").withPlayer().list();
    assertEquals(fans, linked.stream().map(Linked::edge).toList());
    assertEquals(20, linked.stream().filter(link -> link.target().isPresent()).count());
    assertEquals(
        fans.subList(0, 5),
        arena.fan().byGame("dice").pageSize(5).withPlayer().page().items().stream()
            .map(Linked::edge)
            .toList());
    assertEquals(List.of(fans.get(3)), arena.fan().byPlayer("f03").list());
  }

  @Test
  void anExplanationListsTheRequestOfEveryShard() {
    Explanation explanation = arena.score().byGameId("chess").nickFrom("b").explain();
    List<String> partitions =
        explanation.requests().stream()
            .map(request -> (QueryRequest) request.request())
            .flatMap(query -> query.expressionAttributeValues().values().stream())
            .map(AttributeValue::s)
            .filter(value -> value.startsWith("SCORES#"))
            .toList();
    assertEquals(
        IntStream.range(0, 7).mapToObj(i -> "SCORES#chess#SHARD#" + i).toList(), partitions);
    assertTrue(explanation.requests().get(0).note().contains("7 shards"));
  }
}
