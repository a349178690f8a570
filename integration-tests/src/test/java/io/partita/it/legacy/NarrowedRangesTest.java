package io.partita.it.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.Requests;
import io.partita.it.legacy.Agenda.Date;
import io.partita.it.legacy.Agenda.Idea;
import io.partita.it.legacy.Diary.Moment;
import io.partita.it.legacy.Diary.Remark;
import io.partita.it.legacy.Journal.Annual;
import io.partita.it.legacy.Journal.Day;
import io.partita.it.legacy.Journal.Entry;
import io.partita.it.legacy.Journal.Flag;
import io.partita.it.legacy.Journal.Grade;
import io.partita.it.legacy.Journal.Graded;
import io.partita.it.legacy.Journal.Hash;
import io.partita.it.legacy.Journal.Hour;
import io.partita.it.legacy.Journal.Id;
import io.partita.it.legacy.Journal.Milli;
import io.partita.it.legacy.Journal.Month;
import io.partita.it.legacy.Journal.Note;
import io.partita.it.legacy.Journal.Padded;
import io.partita.it.legacy.Journal.Plain;
import io.partita.it.legacy.Journal.Second;
import io.partita.it.legacy.Journal.Wide;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Ranges that end where the keys of an entity do, in partitions that it shares with others. */
@DynamoDbTest
class NarrowedRangesTest {

  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");
  private static final List<String> TEXTS =
      List.of("a", "#", "$", " ", "%", "~", "\u0001", "\uFFFF", "😀", "\uDBFF\uDFFF".repeat(3));

  /** The tests share a table; each has partitions of its own. */
  private final String id = UUID.randomUUID().toString();

  private Requests requests;
  private JournalTable journal;
  private final Random random = new Random(18);

  @BeforeEach
  void create(DynamoDbClient client, @TableName("journal") String name) {
    requests = new Requests(client);
    journal = JournalTable.of(requests.client(), name);
    journal.createTableIfMissing();
  }

  @Test
  void theNewestEntryIsFoundWithoutReadingTheNotes(DynamoDbClient client) {
    journal
        .note()
        .putAll(
            IntStream.range(0, 2000)
                .mapToObj(n -> new Note("ENTRY", id, "n" + n, "x".repeat(500)))
                .toList());
    Instant time = Instant.parse("2026-01-01T00:00:00Z");
    journal.entry().putAll(List.of(new Entry(id, time), new Entry(id, time.plusSeconds(1))));
    requests.take();
    assertEquals(
        new Entry(id, time.plusSeconds(1)),
        journal.entry().byId(id).reverse().first().orElseThrow());
    QueryRequest sent = requests.takeQuery();
    assertEquals(
        "PK = 'ENTRY#%s' AND SK BETWEEN '0000-00-00T00:00:00Z' AND '9999-99-99T99:99:99Z'"
            .formatted(id),
        Requests.keyCondition(sent));
    double units =
        client
            .query(
                sent.toBuilder()
                    .limit(null)
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build())
            .consumedCapacity()
            .capacityUnits();
    assertTrue(units <= 1, () -> units + " read units");
    assertEquals(2, journal.entry().byId(id).count());
    assertEquals(1, requests.take().size());
  }

  @Test
  void everyValueOfEveryFormatIsInItsRange() {
    check(
        "SECOND",
        Stream.concat(Stream.of(FIRST, LAST), random(this::second)),
        (at, text) -> new Second(id, at, text),
        all -> journal.second().putAll(all),
        () -> journal.second().byId(id).list());
    check(
        "DAY",
        Stream.concat(
            Stream.of(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31)),
            random(() -> LocalDate.of(random.nextInt(10000), 12, 1 + random.nextInt(31)))),
        (at, text) -> new Day(id, at, text),
        all -> journal.day().putAll(all),
        () -> journal.day().byId(id).list());
    check(
        "HOUR",
        Stream.of(
            LocalDateTime.of(0, 1, 1, 0, 0), LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999999999)),
        (at, text) -> new Hour(id, at, text),
        all -> journal.hour().putAll(all),
        () -> journal.hour().byId(id).list());
    check(
        "MONTH",
        Stream.of(YearMonth.of(0, 1), YearMonth.of(2026, 10), YearMonth.of(9999, 12)),
        (at, text) -> new Month(id, at, text),
        all -> journal.month().putAll(all),
        () -> journal.month().byId(id).list());
    check(
        "YEAR",
        Stream.of(Year.of(0), Year.of(2026), Year.of(9999)),
        (at, text) -> new Annual(id, at, text),
        all -> journal.annual().putAll(all),
        () -> journal.annual().byId(id).list());
    check(
        "MILLI",
        Stream.of(Instant.EPOCH, Instant.ofEpochMilli(9999999999999L)),
        (at, text) -> new Milli(id, at, text),
        all -> journal.milli().putAll(all),
        () -> journal.milli().byId(id).list());
    check(
        "PADDED",
        Stream.concat(Stream.of(Long.MIN_VALUE, -1L, 0L, Long.MAX_VALUE), random(random::nextLong)),
        (at, text) -> new Padded(id, at, text),
        all -> journal.padded().putAll(all),
        () -> journal.padded().byId(id).list());
    check(
        "WIDE",
        Stream.concat(Stream.of(0, 9999), random(() -> random.nextInt(10000))),
        (at, text) -> new Wide(id, at, text),
        all -> journal.wide().putAll(all),
        () -> journal.wide().byId(id).list());
    check(
        "PLAIN",
        Stream.concat(
            Stream.of(Short.MIN_VALUE, (short) -1, (short) 0, (short) 9, Short.MAX_VALUE),
            random(() -> (short) random.nextInt())),
        (at, text) -> new Plain(id, at, text),
        all -> journal.plain().putAll(all),
        () -> journal.plain().byId(id).list());
    check(
        "ID",
        Stream.concat(
            Stream.of(new UUID(0, 0), new UUID(-1, -1)),
            random(() -> new UUID(random.nextLong(), random.nextLong()))),
        (at, text) -> new Id(id, at, text),
        all -> journal.id().putAll(all),
        () -> journal.id().byId(id).list());
    check(
        "FLAG",
        Stream.of(false, true),
        (at, text) -> new Flag(id, at, text),
        all -> journal.flag().putAll(all),
        () -> journal.flag().byId(id).list());
    check(
        "GRADED",
        Stream.of(Grade.values()),
        (at, text) -> new Graded(id, at, text),
        all -> journal.graded().putAll(all),
        () -> journal.graded().byId(id).list());
  }

  @Test
  void bytesOfAnyLengthAreInTheirRange() {
    List<byte[]> values =
        Stream.of("00", "ff", "ffffffff", "00".repeat(200), "ff".repeat(200))
            .map(HexFormat.of()::parseHex)
            .toList();
    addNotes("HASH");
    values.forEach(value -> journal.hash().put(new Hash(id, value, "a")));
    assertEquals(
        values.stream().map(HexFormat.of()::formatHex).collect(Collectors.toSet()),
        journal.hash().byId(id).list().stream()
            .map(hash -> HexFormat.of().formatHex(hash.at()))
            .collect(Collectors.toSet()));
  }

  @Test
  void boundsOfTheCallerStayWithinTheRange() {
    addNotes("SECOND");
    List<Second> stored =
        Stream.of(FIRST, Instant.EPOCH, LAST)
            .flatMap(at -> Stream.of(new Second(id, at, "a"), new Second(id, at, "~")))
            .toList();
    journal.second().putAll(stored);
    assertEquals(stored, journal.second().byId(id).atFrom(FIRST).list());
    assertEquals(stored, journal.second().byId(id).atTo(LAST).list());
    assertEquals(stored, journal.second().byId(id).atBetween(FIRST, LAST).list());
    assertEquals(stored.subList(2, 6), journal.second().byId(id).atAfter(FIRST).list());
    assertEquals(stored.subList(0, 4), journal.second().byId(id).atBefore(LAST).list());
    assertEquals(List.of(), journal.second().byId(id).atAfter(LAST).list());
    assertEquals(List.of(), journal.second().byId(id).atBefore(FIRST).list());
    assertEquals(stored.subList(4, 6), journal.second().byId(id).at(LAST).list());
  }

  @Test
  void cursorsGoThroughTheWholeRange() {
    addNotes("SECOND");
    List<Second> stored =
        Stream.of(FIRST, Instant.EPOCH, LAST).map(at -> new Second(id, at, "~")).toList();
    journal.second().putAll(stored);
    List<Second> read = new ArrayList<>();
    String cursor = null;
    do {
      Page<Second> page =
          cursor == null
              ? journal.second().byId(id).pageSize(1).page()
              : journal.second().byId(id).pageSize(1).page(cursor);
      read.addAll(page.items());
      cursor = page.cursor().orElse(null);
    } while (cursor != null);
    assertEquals(stored, read);
  }

  @Test
  void keysOfAnotherProgramAreInTheirRange(@TableName("diary") String name) {
    DiaryTable diary = DiaryTable.of(requests.client(), name);
    diary.createTableIfMissing();
    List<String> texts =
        TEXTS.stream().filter(text -> text.charAt(0) >= ' ' && !text.equals("#")).toList();
    diary.remark().putAll(texts.stream().map(text -> new Remark(id, text)).toList());
    Set<Moment> stored =
        Stream.concat(Stream.of(FIRST, LAST), random(this::second))
            .flatMap(at -> texts.stream().map(text -> new Moment(id, at, text)))
            .collect(Collectors.toSet());
    diary.moment().putAll(stored);
    requests.take();
    assertEquals(stored, Set.copyOf(diary.moment().byId(id).list()));
    assertTrue(Requests.keyCondition(requests.takeQuery()).contains(" BETWEEN "));
    assertEquals(stored.size(), diary.moment().byId(id).count());
    assertEquals(stored, Set.copyOf(diary.moment().byId(id).atFrom(FIRST).list()));
    assertEquals(stored, Set.copyOf(diary.moment().byId(id).atTo(LAST).reverse().list()));
    assertEquals(texts.size(), diary.remark().byId(id).count());
  }

  @Test
  void onIndexesThatCarryKeysAlone(@TableName("agenda") String name) {
    AgendaTable agenda = AgendaTable.of(requests.client(), name);
    agenda.createTableIfMissing();
    List<LocalDate> days =
        Stream.concat(
                Stream.of(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31)),
                random(() -> LocalDate.of(random.nextInt(10000), 1 + random.nextInt(12), 1)))
            .toList();
    List<Date> dates =
        IntStream.range(0, days.size() * TEXTS.size())
            .mapToObj(
                i -> new Date(id + i, id, days.get(i / TEXTS.size()), TEXTS.get(i % TEXTS.size())))
            .toList();
    agenda.date().putAll(dates);
    agenda
        .idea()
        .putAll(
            IntStream.range(0, TEXTS.size())
                .mapToObj(i -> new Idea(id + i, id, TEXTS.get(i)))
                .toList());
    requests.take();
    assertEquals(
        dates.stream().map(DateKey::of).collect(Collectors.toSet()),
        Set.copyOf(agenda.date().byOwner(id).list()));
    assertTrue(Requests.keyCondition(requests.takeQuery()).contains(" BETWEEN "));
    assertEquals(dates.size(), agenda.date().byOwner(id).count());
    assertEquals(dates.size(), agenda.date().byOwner(id).reverse().stream().count());
    assertEquals(TEXTS.size(), agenda.idea().byOwner(id).count());
  }

  private void addNotes(String kind) {
    journal.note().putAll(TEXTS.stream().map(text -> new Note(kind, id, text, "noted")).toList());
  }

  private <T> Stream<T> random(Supplier<T> value) {
    return Stream.generate(value).limit(20);
  }

  private Instant second() {
    long seconds = LAST.getEpochSecond() - FIRST.getEpochSecond();
    return FIRST.plusSeconds((long) (random.nextDouble() * seconds));
  }

  private <T, E> void check(
      String kind,
      Stream<T> values,
      BiFunction<T, String, E> element,
      Consumer<List<E>> put,
      Supplier<List<E>> list) {
    addNotes(kind);
    Set<E> stored =
        values
            .flatMap(value -> TEXTS.stream().map(text -> element.apply(value, text)))
            .collect(Collectors.toSet());
    put.accept(List.copyOf(stored));
    requests.take();
    List<E> found = list.get();
    assertEquals(stored, Set.copyOf(found), kind);
    assertEquals(stored.size(), found.size(), kind);
    assertTrue(
        Requests.keyCondition((QueryRequest) requests.take().get(0)).contains(" BETWEEN "), kind);
  }
}
