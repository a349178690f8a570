package io.partita.it.queries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.queries.Mailroom.Letter;
import io.partita.it.queries.Mailroom.State;
import io.partita.runtime.EntityKey;
import io.partita.runtime.MappingException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.query.EntityItems;
import io.partita.runtime.query.Query;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** Keys instead of records: of the same items, in the same order, with the same cursors. */
@DynamoDbTest
class KeysTest {

  private static final int LETTERS = 24;
  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final String NOW = "2014-03-05T12:00:00Z";

  private static final List<OperationReport> REPORTS = new ArrayList<>();

  private static Requests requests;
  private static MailroomTable fast;
  private static MailroomTable slow;
  private static MailroomTable recorded;
  private static RawItems raw;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    raw = new RawItems(client, name);
    fast = MailroomTable.of(client, name, options(true));
    slow = MailroomTable.of(client, name, options(false));
    recorded =
        MailroomTable.of(
            requests.client(),
            name,
            Options.builder()
                .clock(new MutableClock(NOW))
                .listener(REPORTS::add)
                .reportConsumedCapacity(true)
                .build());
    fast.createTableIfMissing();
    fast.letter().putAll(IntStream.range(0, LETTERS).mapToObj(KeysTest::letter).toList());
  }

  private static Options options(boolean fastPath) {
    return Options.builder().fastPath(fastPath).clock(new MutableClock(NOW)).build();
  }

  /** Every fifth one has expired. */
  private static Letter letter(int i) {
    return new Letter(
        "b",
        i,
        i % 3 == 0 ? State.SENT : State.OPEN,
        "ada",
        "carl",
        "today",
        1000 - i,
        "text " + i,
        i % 5 == 4 ? Instant.parse(NOW).minusSeconds(1) : null);
  }

  /** A query of records, and the same one of keys. */
  private record Pair(Query<Letter> records, Query<LetterKey> keys) {}

  private static List<Pair> pairs(MailroomTable mailroom) {
    LetterDao letters = mailroom.letter();
    return List.of(
        new Pair(letters.byBoxId("b"), letters.byBoxId("b").keys()),
        new Pair(letters.byBoxId("b").number(7), letters.byBoxId("b").number(7).keys()),
        new Pair(
            letters.byBoxId("b").consistent().reverse(),
            letters.byBoxId("b").keys().consistent().reverse()),
        new Pair(
            letters.byBoxId("b").filter(LetterFields.GRAMS.gt(985)).limit(5),
            letters.byBoxId("b").keys().filter(LetterFields.GRAMS.gt(985)).limit(5)),
        new Pair(letters.byState(State.OPEN), letters.byState(State.OPEN).keys()),
        new Pair(letters.byDay("today"), letters.byDay("today").keys()),
        new Pair(letters.byDay("today").reverse(), letters.byDay("today").keys().reverse()),
        new Pair(letters.byWeight("b"), letters.byWeight("b").keys()),
        new Pair(
            letters.byWeight("b").filter(LetterFields.STATE.eq(State.SENT)),
            letters.byWeight("b").filter(LetterFields.STATE.eq(State.SENT)).keys()),
        new Pair(letters.byText("b").hydrate(), letters.byText("b").keys()),
        new Pair(letters.ofDay("b").hydrate(), letters.ofDay("b").keys()),
        new Pair(letters.byAddressee("ada").hydrate(), letters.byAddressee("ada").keys()),
        new Pair(letters.bySender("carl").hydrate(), letters.bySender("carl").keys()),
        new Pair(letters.scan(), letters.scan().keys()),
        new Pair(letters.scan().consistent(), letters.scan().consistent().keys()),
        new Pair(
            letters.scan().filter(LetterFields.STATE.eq(State.SENT)),
            letters.scan().keys().filter(LetterFields.STATE.eq(State.SENT))),
        new Pair(letters.scanGsi1(), letters.scanGsi1().keys()),
        new Pair(letters.scanSpread(), letters.scanSpread().keys()));
  }

  @Test
  void keysAreThoseOfTheRecordsInTheirOrder() {
    for (MailroomTable mailroom : List.of(fast, slow)) {
      for (Pair pair : pairs(mailroom)) {
        List<LetterKey> expected = pair.records().stream().map(LetterKey::of).toList();
        Set<LetterKey> unseen = new HashSet<>(pair.keys().list());
        expected.forEach(unseen::remove);
        // An index of keys alone cannot tell what has expired.
        assertTrue(unseen.stream().allMatch(key -> key.number() % 5 == 4), pair.keys().toString());
        if (unseen.isEmpty()) {
          assertEquals(expected, pair.keys().list(), pair.keys().toString());
          assertEquals(expected, pair.keys().stream().toList());
          assertEquals(expected.stream().findFirst(), pair.keys().first());
          assertEquals(expected.size(), pair.keys().count());
          assertEquals(
              expected.size() > 2 ? expected.subList(0, 2) : expected,
              pair.keys().pageSize(2).page().items());
        }
      }
    }
  }

  @Test
  void scansInSegmentsReadKeys() {
    assertEquals(
        new HashSet<>(fast.letter().scan().list().stream().map(LetterKey::of).toList()),
        new HashSet<>(fast.letter().scan().segments(3).keys().list()));
    assertEquals(2, fast.letter().scan().keys().segments(3).limit(2).list().size());
  }

  @Test
  void onlyKeysAndWhatTellsTheItemsApartAreRead() {
    requests.take();
    recorded.letter().byBoxId("b").keys().list();
    assertEquals(Set.of("PK", "SK"), projected(requests.takeQuery()));
    recorded.letter().byState(State.OPEN).keys().list();
    QueryRequest ofIndex = requests.takeQuery();
    assertEquals(Set.of("PK", "SK", "GSI1PK", "GSI1SK"), minus(projected(ofIndex), "Type"));
    recorded.letter().byWeight("b").keys().list();
    assertEquals(Set.of("PK", "SK", "grams"), minus(projected(requests.takeQuery()), "Type"));
    recorded.letter().scan().keys().list();
    ScanRequest scan = (ScanRequest) requests.take().get(0);
    assertEquals(
        Set.of("PK", "SK", "Type"),
        names(scan.projectionExpression(), scan.expressionAttributeNames()));
  }

  @Test
  void keysCostAsMuchAsWhatTheQueryReads() {
    LetterDao letters = recorded.letter();
    for (List<Query<?>> pair :
        List.of(
            List.<Query<?>>of(letters.byBoxId("b"), letters.byBoxId("b").keys()),
            List.<Query<?>>of(letters.byState(State.OPEN), letters.byState(State.OPEN).keys()),
            List.<Query<?>>of(letters.byWeight("b"), letters.byWeight("b").keys()),
            List.<Query<?>>of(letters.byText("b"), letters.byText("b").keys()),
            List.<Query<?>>of(letters.ofDay("b"), letters.ofDay("b").keys()),
            List.<Query<?>>of(letters.byAddressee("ada"), letters.byAddressee("ada").keys()),
            List.<Query<?>>of(letters.bySender("carl"), letters.bySender("carl").keys()),
            List.<Query<?>>of(letters.scan(), letters.scan().keys()))) {
      REPORTS.clear();
      pair.get(0).list();
      pair.get(1).list();
      assertEquals(
          REPORTS.get(0).capacity().orElseThrow().total(),
          REPORTS.get(1).capacity().orElseThrow().total(),
          pair.toString());
    }
  }

  private static Set<String> minus(Set<String> names, String name) {
    Set<String> rest = new HashSet<>(names);
    rest.remove(name);
    return rest;
  }

  private static Set<String> projected(QueryRequest request) {
    return minus(names(request.projectionExpression(), request.expressionAttributeNames()), "Type");
  }

  private static Set<String> names(String projection, Map<String, String> placeholders) {
    Set<String> names = new HashSet<>();
    Stream.of(projection.split(", ")).map(placeholders::get).forEach(names::add);
    return names;
  }

  @Test
  void pagesOfKeysAndOfRecordsContinueEachOther() {
    for (Pair pair : pairs(fast)) {
      if (pair.records().toString().matches(".*(Slim|ByDay).*")) {
        continue;
      }
      List<LetterKey> walked = new ArrayList<>();
      Optional<String> cursor = Optional.empty();
      boolean asKeys = false;
      do {
        Page<?> page = (asKeys ? pair.keys() : pair.records()).pageSize(3).page(cursor);
        page.items()
            .forEach(
                item -> walked.add(item instanceof Letter l ? LetterKey.of(l) : (LetterKey) item));
        if (asKeys && page.hasPrevious()) {
          Page<Letter> back = pair.records().pageSize(3).page(page.previous());
          assertEquals(
              walked.subList(
                  walked.size() - page.items().size() - 3, walked.size() - page.items().size()),
              back.items().stream().map(LetterKey::of).toList());
        }
        cursor = page.cursor();
        asKeys = !asKeys;
      } while (cursor.isPresent());
      assertEquals(walk(pair.records()), walked, pair.keys().toString());
    }
  }

  private static List<LetterKey> walk(Query<Letter> query) {
    List<LetterKey> keys = new ArrayList<>();
    Page<Letter> page = query.pageSize(3).page();
    page.items().forEach(letter -> keys.add(LetterKey.of(letter)));
    while (page.hasNext()) {
      page = query.pageSize(3).page(page.cursor());
      page.items().forEach(letter -> keys.add(LetterKey.of(letter)));
    }
    return keys;
  }

  @Test
  void whatIsNotReadNeedNotBeReadable() {
    fast.letter().put(new Letter("odd", 1, State.OPEN, "x", "x", "x", 1, "x", null));
    raw.add("BOX#odd", "LETTER#0000000001", Map.of("addressee", RawItems.number(5)));
    assertThrows(MappingException.class, () -> fast.letter().byBoxId("odd").list());
    assertEquals(List.of(LetterKey.of("odd", 1)), fast.letter().byBoxId("odd").keys().list());
    raw.put(
        Map.of(
            "PK", RawItems.text("BOX#odd"),
            "SK", RawItems.text("LETTER#x"),
            "Type", RawItems.text("Letter")));
    List<MappingException> told = new ArrayList<>();
    assertThrows(MappingException.class, () -> fast.letter().byBoxId("odd").keys().list());
    assertEquals(1, fast.letter().byBoxId("odd").keys().skipUnreadable(told::add).list().size());
    assertEquals(1, told.size());
    raw.delete("BOX#odd", "LETTER#x");
    raw.delete("BOX#odd", "LETTER#0000000001");
  }

  @Test
  void everyQueryAndScanHasKeys() {
    List<EntityItems<? extends EntityKey<?>>> all =
        List.of(
            fast.clerk().byOffice("o"),
            fast.letter().byBoxId("b"),
            fast.letter().byAddressee("ada"),
            fast.letter().scan());
    all.forEach(items -> items.keys().limit(1).list());
    assertEquals(
        List.of(fast.letter().byBoxId("b").explain().requests().get(0).operation()),
        fast.letter().byBoxId("b").keys().explain().requests().stream()
            .map(request -> request.operation())
            .toList());
  }
}
