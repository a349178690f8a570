package io.partita.it.queries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.queries.Mailroom.Letter;
import io.partita.it.queries.Mailroom.State;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.query.Query;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Whoever walks through the pages to the end and back has seen the same pages. */
@DynamoDbTest
class PagesToAndFroTest {

  private static final int LETTERS = 41;

  private static MailroomTable fast;
  private static MailroomTable slow;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    fast = MailroomTable.of(client, name);
    slow = MailroomTable.of(client, name, Options.builder().fastPath(false).build());
    fast.createTableIfMissing();
    fast.letter().putAll(IntStream.range(0, LETTERS).mapToObj(PagesToAndFroTest::letter).toList());
  }

  private static Letter letter(int i) {
    State state = i % 3 == 0 ? State.SENT : State.OPEN;
    return new Letter("b", i, state, "ada", "carl", "today", i / 4, "text " + i, null);
  }

  private static List<Query<?>> queries(MailroomTable mailroom, Random random) {
    LetterDao letters = mailroom.letter();
    int grams = random.nextInt(12);
    int from = random.nextInt(10);
    return List.of(
        letters.byBoxId("b").numberFrom(from),
        letters.byBoxId("b").filter(LetterFields.GRAMS.ge(grams)).reverse(),
        letters.byBoxId("b").keys().filter(LetterFields.STATE.eq(State.SENT)),
        letters.byState(State.OPEN),
        letters.byDay("today"),
        letters.byDay("today").reverse().filter(LetterFields.GRAMS.ge(grams)),
        letters.byDay("today").boxId("b").numberFrom(from).keys(),
        letters.byWeight("b"),
        letters.byWeight("b").gramsFrom(grams).reverse(),
        letters.byAddressee("ada"),
        letters.byAddressee("ada").hydrate(),
        letters.bySender("carl").reverse().hydrate());
  }

  @Test
  void thePagesAreTheSameInBothDirections() {
    Random random = new Random(4711);
    for (int round = 0; round < 8; round++) {
      for (Query<?> query : queries(round % 2 == 0 ? fast : slow, random)) {
        int size = 1 + random.nextInt(LETTERS + 2);
        Query<?> sized = random.nextInt(4) == 0 ? query.limit(size) : query.pageSize(size);
        assertToAndFro(sized);
      }
    }
  }

  private static <T> void assertToAndFro(Query<T> query) {
    List<Page<T>> forth = walk(query, query.page(), Page::cursor);
    assertEquals(Optional.empty(), forth.get(0).previous());
    List<Page<T>> back = walk(query, forth.get(forth.size() - 1), Page::previous);
    Collections.reverse(back);
    assertEquals(items(forth), items(back), query.toString());
    assertEquals(Optional.empty(), back.get(0).previous());
    assertEquals(items(forth), items(walk(query, back.get(0), Page::cursor)), query.toString());
  }

  private static <T> List<Page<T>> walk(
      Query<T> query, Page<T> first, Function<Page<T>, Optional<String>> next) {
    List<Page<T>> pages = new ArrayList<>(List.of(first));
    Optional<String> cursor = next.apply(first);
    while (cursor.isPresent()) {
      Page<T> page = query.page(cursor);
      pages.add(page);
      cursor = next.apply(page);
    }
    return pages;
  }

  private static <T> List<List<T>> items(List<Page<T>> pages) {
    return pages.stream().map(Page::items).filter(items -> !items.isEmpty()).toList();
  }

  @Test
  void aPageAndTheOneBeforeItAreOfOneSizeHoweverItWasReached() {
    Query<Letter> query = fast.letter().byDay("today").pageSize(7);
    Page<Letter> third = query.page(query.page(query.page().cursor()).cursor());
    Page<Letter> second = query.page(third.previous());
    assertEquals(third.items(), query.page(second.cursor()).items());
    // Another size goes back as far as it says.
    Query<Letter> byThree = query.pageSize(3);
    assertEquals(second.items().subList(4, 7), byThree.page(third.previous()).items());
  }

  @Test
  void scansHaveOneDirection() {
    Query<Letter> scan = fast.letter().scan().pageSize(5);
    Page<Letter> second = scan.page(scan.page().cursor());
    assertEquals(Optional.empty(), second.previous());
    assertEquals(List.of(false, false), scan.limit(10).pages().map(Page::hasPrevious).toList());
  }

  @Test
  void aCursorBackIsRefusedElsewhere() {
    Query<Letter> shards = fast.letter().byDay("today").pageSize(5);
    String back = shards.page(shards.page().cursor()).previous().orElseThrow();
    LetterDao letters = fast.letter();
    refused(letters.byDay("today").reverse(), back);
    refused(letters.byBoxId("b"), back);
    refused(letters.byState(State.OPEN), back);
    refused(letters.byDay("today").boxId("b").numberFrom(1000), back);
    refused(letters.scan(), back);
    refused(shards, back.substring(0, back.length() - 1));
  }

  private static void refused(Query<?> query, String cursor) {
    assertThrows(InvalidCursorException.class, () -> query.page(cursor));
  }
}
