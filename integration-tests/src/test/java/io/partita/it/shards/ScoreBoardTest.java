package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.shards.Arena.Referee;
import io.partita.it.shards.Arena.RefereeLeague;
import io.partita.it.shards.Arena.Score;
import io.partita.it.shards.Arena.ScoreLine;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A partition that is spread is in every respect like one that is not. */
@DynamoDbTest
class ScoreBoardTest {

  private static final int SCORES = 1_500;

  // Characters between which UTF-8 and UTF-16 disagree, and those that keys escape.
  private static final List<String> NAMES =
      List.of("Ada", "ada", "Łukasz", "\uFFE5", "\uD83D\uDE80", "a b", "a#b", "é", "%", "~");

  private static ArenaTable arena;
  private static List<Score> ordered;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    arena = ArenaTable.of(client, name);
    arena.createTableIfMissing();
    Random random = new Random(18);
    arena.score().putAll(IntStream.range(0, SCORES).mapToObj(i -> score(i, random)).toList());
    ordered = inOnePartition().list();
    assertEquals(SCORES, ordered.size());
  }

  private static Score score(int number, Random random) {
    String nick = NAMES.get(random.nextInt(NAMES.size())) + random.nextInt(SCORES);
    long points = random.nextInt(200_000) - 100_000;
    String team = number % 10 == 0 ? "red" : "blue";
    return new Score("p" + number, "chess", number, nick, points, team);
  }

  private static ScoreByGameId spread() {
    return arena.score().byGameId("chess");
  }

  private static ScoreInOnePartition inOnePartition() {
    return arena.score().inOnePartition("chess");
  }

  @Test
  void aListHasTheOrderOfOnePartition() {
    assertEquals(ordered, spread().list());
    assertEquals(reversed(ordered), spread().reverse().list());
    assertEquals(ordered, spread().stream().toList());
    assertEquals(reversed(ordered), spread().reverse().stream().toList());
  }

  @Test
  void pagesConcatenateToTheOrderOfOnePartition() {
    assertEquals(ordered, Cursors.concatenate(spread()));
    for (int size : List.of(40, 333, SCORES, SCORES + 1)) {
      assertEquals(ordered, Cursors.concatenate(spread().pageSize(size)), "pages of " + size);
    }
    assertEquals(reversed(ordered), Cursors.concatenate(spread().reverse().pageSize(123)));
    List<Page<Score>> lazily = spread().pageSize(400).pages().toList();
    assertEquals(List.of(400, 400, 400, 300), sizes(lazily));
    assertEquals(
        ordered.subList(800, 1_200),
        spread().pageSize(400).page(lazily.get(1).cursor().orElseThrow()).items());
  }

  @Test
  void everyPageButTheLastIsFull() {
    String cursor = null;
    int seen = 0;
    for (int i = 0; i < 9; i++) {
      Page<Score> page = spread().pageSize(137).page(cursor);
      assertEquals(ordered.subList(seen, seen + 137), page.items());
      seen += 137;
      cursor = page.cursor().orElseThrow();
    }
  }

  @Test
  void limitsTakeTheFirstOnes() {
    for (int limit : List.of(1, 2, 7, 50, 900, SCORES + 5)) {
      assertEquals(
          ordered.subList(0, Math.min(limit, SCORES)), spread().limit(limit).list(), "" + limit);
      assertEquals(
          ordered.subList(0, Math.min(limit, SCORES)),
          spread().limit(limit).pageSize(100).stream().toList());
    }
    assertEquals(ordered.get(0), spread().first().orElseThrow());
    assertEquals(ordered.get(SCORES - 1), spread().reverse().first().orElseThrow());
  }

  @Test
  void someComponentsAreReadInTheSameOrder() {
    List<ScoreLine> lines = ordered.stream().map(ScoreBoardTest::line).toList();
    assertEquals(lines, spread().as(ScoreLineProjection.INSTANCE).list());
    Page<ScoreLine> first = spread().as(ScoreLineProjection.INSTANCE).pageSize(137).page();
    assertEquals(lines.subList(0, 137), first.items());
    assertEquals(
        ordered.subList(137, 274),
        spread().pageSize(137).page(first.cursor().orElseThrow()).items());
    assertEquals(
        SCORES / 10,
        spread().filter(ScoreFields.TEAM.eq("red")).as(ScoreLineProjection.INSTANCE).list().size());
  }

  private static ScoreLine line(Score score) {
    return new ScoreLine(score.nick(), score.points());
  }

  @Test
  void whatIsInKeysAloneIsReadFromThem() {
    arena.referee().create(new Referee("r1", "first"));
    RefereeLeague expected = new RefereeLeague("first", "r1");
    assertEquals(
        expected, arena.referee().as(RefereeLeagueProjection.INSTANCE).get(RefereeKey.of("r1")));
    assertEquals(
        List.of(expected),
        arena.referee().byLeague("first").as(RefereeLeagueProjection.INSTANCE).list());
    arena.referee().delete("r1");
  }

  @Test
  void countsAddUp() {
    assertEquals(SCORES, spread().count());
    assertEquals(10, spread().limit(10).count());
    assertEquals(SCORES / 10, spread().filter(ScoreFields.TEAM.eq("red")).count());
  }

  @Test
  void filtersKeepTheOrder() {
    List<Score> red = ordered.stream().filter(score -> score.team().equals("red")).toList();
    var query = spread().filter(ScoreFields.TEAM.eq("red"));
    assertEquals(red, query.list());
    assertEquals(red.subList(0, 33), query.limit(33).list());
    assertEquals(red, Cursors.concatenate(query.pageSize(45)));
  }

  @Test
  void rangesAreThoseOfOnePartition() {
    assertEquals(inOnePartition().nickFrom("a").list(), spread().nickFrom("a").list());
    assertEquals(
        inOnePartition().nickStartsWith("\uD83D\uDE80").list(),
        spread().nickStartsWith("\uD83D\uDE80").list());
    assertEquals(
        inOnePartition().nickBetween("Ada5", "a b7").reverse().list(),
        spread().nickBetween("Ada5", "a b7").reverse().list());
    Score one = ordered.get(77);
    assertTrue(spread().nick(one.nick()).list().contains(one));
    assertEquals(List.of(), spread().nickBetween("b", "a").list());
  }

  @Test
  void numbersAreMergedAsNumbers() {
    List<Long> points = arena.score().board("chess").list().stream().map(Score::points).toList();
    assertEquals(SCORES, points.size());
    assertEquals(points.stream().sorted().toList(), points);
    List<Long> best =
        arena.score().board("chess").pointsFrom(0L).reverse().limit(200).list().stream()
            .map(Score::points)
            .toList();
    assertEquals(points.stream().sorted(Comparator.reverseOrder()).limit(200).toList(), best);
    assertEquals(
        points,
        Cursors.concatenate(arena.score().board("chess").pageSize(333)).stream()
            .map(Score::points)
            .toList());
  }

  private static List<Integer> sizes(List<Page<Score>> pages) {
    return pages.stream().map(page -> page.items().size()).toList();
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }
}
