package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.Sizes;
import io.partita.it.shards.Arena.Score;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** 20,000 items in one partition that is spread: pages equal the order of one that is not. */
@DynamoDbTest
class PopularGameTest {

  private static final int SCORES = Sizes.of(20_000);

  private static ArenaTable arena;
  private static List<Score> ordered;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    arena = ArenaTable.of(client, name);
    arena.createTableIfMissing();
    Random random = new Random(20_000);
    arena.score().putAll(IntStream.range(0, SCORES).mapToObj(i -> score(i, random)).toList());
    ordered = arena.score().inOnePartition("go").list();
    assertEquals(SCORES, ordered.size());
  }

  /** A game that is not over yet: without points, which only another index needs. */
  private static Score score(int number, Random random) {
    String nick = Character.toString(0x21 + random.nextInt(0x1F700)).replaceAll("\\p{Cs}", "x");
    return new Score("p" + number, "go", number, nick, null, "white");
  }

  @Test
  void pagesOfOneResponsePerShardHaveTheOrderOfOnePartition() {
    assertEquals(ordered, Cursors.concatenate(arena.score().byGameId("go")));
  }

  @Test
  void pagesOfAChosenSizeHaveTheOrderOfOnePartition() {
    assertEquals(ordered, Cursors.concatenate(arena.score().byGameId("go").pageSize(997)));
  }

  @Test
  void aStreamFromTheEndHasTheOppositeOrder() {
    List<Score> reversed = new ArrayList<>(ordered);
    Collections.reverse(reversed);
    assertEquals(reversed, arena.score().byGameId("go").reverse().stream().toList());
  }

  @Test
  void theCountIsTheSumOfAllShards() {
    assertEquals(SCORES, arena.score().byGameId("go").count());
  }
}
