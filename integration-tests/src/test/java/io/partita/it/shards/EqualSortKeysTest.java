package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.shards.Arena.Score;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Items of several shards whose sort keys are equal have one order, and its reverse. */
@DynamoDbTest
class EqualSortKeysTest {

  private static final int SCORES = 90;

  private static ArenaTable arena;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    arena = ArenaTable.of(client, name);
    arena.createTableIfMissing();
    arena
        .score()
        .putAll(
            IntStream.range(0, SCORES)
                .mapToObj(i -> new Score("p" + i, "chess", i, "nick", (long) (i % 3), "red"))
                .toList());
  }

  private static ScoreBoard board() {
    return arena.score().board("chess");
  }

  private static List<Score> backwards() {
    List<Score> reversed = new ArrayList<>(board().list());
    assertEquals(SCORES, reversed.size());
    Collections.reverse(reversed);
    return reversed;
  }

  @Test
  void reverseIsTheExactReverse() {
    assertEquals(backwards(), board().reverse().list());
    assertEquals(backwards(), board().reverse().stream().toList());
    assertEquals(backwards().get(0), board().reverse().first().orElseThrow());
    assertEquals(backwards().subList(0, 37), board().reverse().limit(37).list());
  }

  @Test
  void reversedPagesAreTheExactReverse() {
    for (int size : List.of(1, 7, 31, SCORES)) {
      assertEquals(backwards(), Cursors.concatenate(board().reverse().pageSize(size)), "" + size);
    }
  }

  @Test
  void rangesOfOneSortKeyAreTheExactReverseAsWell() {
    List<Score> ones = new ArrayList<>(board().points(1L).list());
    assertEquals(SCORES / 3, ones.size());
    Collections.reverse(ones);
    assertEquals(ones, board().points(1L).reverse().list());
  }
}
