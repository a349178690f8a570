package io.partita.it.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.identity.Parcels.Club;
import io.partita.it.identity.Parcels.Comment;
import io.partita.it.identity.Parcels.Line;
import io.partita.it.identity.Parcels.Member;
import io.partita.it.identity.Parcels.Person;
import io.partita.it.identity.Parcels.Visit;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.ItemProblem;
import io.partita.runtime.ItemProblem.Kind;
import io.partita.runtime.ItemReport;
import io.partita.runtime.VerificationIncompleteException;
import io.partita.runtime.VerificationProgress;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a verification of all items reports, for each kind of item that would not round-trip. */
@DynamoDbTest
class VerifyItemsTest {

  private static final Instant NOON = Instant.parse("2024-01-15T12:00:00Z");
  private static final Line LINE = new Line("1", "1", "9", 2);

  private final DynamoDbClient client;
  private final String table;
  private final RawItems raw;
  private final ParcelsTable parcels;

  VerifyItemsTest(DynamoDbClient client, @TableName String table) {
    this.client = client;
    this.table = table;
    this.raw = new RawItems(client, table);
    this.parcels = ParcelsTable.of(client, table);
  }

  @BeforeEach
  void createTable() {
    parcels.createTableIfMissing();
  }

  @AfterEach
  void empty() {
    client
        .scanPaginator(b -> b.tableName(table))
        .items()
        .forEach(item -> raw.delete(item.get("PK").s(), item.get("SK").s()));
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String... namesAndTexts) {
    Map<String, AttributeValue> all = new HashMap<>(item);
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      all.put(namesAndTexts[i], RawItems.text(namesAndTexts[i + 1]));
    }
    return all;
  }

  private static Map<String, AttributeValue> without(
      Map<String, AttributeValue> item, String... names) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    List.of(names).forEach(rest::remove);
    return rest;
  }

  /** The one problem of the table, whose only item is of a key. */
  private ItemProblem only(Kind kind, Map<String, AttributeValue> item) {
    ItemReport report = parcels.verifyItems().run();
    assertEquals(Map.of(kind, 1L), report.problems(), report.first().toString());
    assertFalse(report.isClean());
    ItemProblem problem = report.first().get(0);
    assertEquals(kind, problem.kind());
    assertEquals(Map.of("PK", item.get("PK"), "SK", item.get("SK")), problem.key());
    assertFalse(problem.toString().contains("secret"), problem.toString());
    assertFalse(report.toString().contains("secret"), report.toString());
    return problem;
  }

  @Test
  void whatPartitaHasWrittenIsClean() {
    parcels.line().create(LINE);
    parcels.line().create(new Line("1", "2", null, 2));
    parcels.visit().create(new Visit("1", "1", "7", NOON, "Ada", 5));
    parcels.visit().create(new Visit("1", "2", "7", null, null, null));
    parcels.comment().create(new Comment("1", NOON, "hi"));
    parcels.club().create(new Club("1", "chess"));
    parcels.person().create(new Person("1", "ann@example.org"));
    parcels.member().create(new Member("1", "1", "captain"));
    ItemReport report = parcels.verifyItems().run();
    assertTrue(report.isClean(), report.first().toString());
    // The value that is unique has an item of its own.
    assertEquals(9, report.scanned());
    assertEquals(
        Map.of("Line", 2L, "Visit", 2L, "Comment", 1L, "Club", 1L, "Person", 1L, "Member", 1L),
        report.items());
    assertEquals("9 items, 0 problems.", report.toString());
  }

  @Test
  void itemsOfNoEntityAreUnknown() {
    Map<String, AttributeValue> item =
        with(Map.of(), "PK", "secret", "SK", "secret", "Type", "Secret");
    raw.put(item);
    ItemProblem problem = only(Kind.UNKNOWN_TYPE, item);
    assertEquals(Optional.empty(), problem.entity());
    assertEquals(Optional.of("Type"), problem.attribute());
    raw.put(without(item, "Type"));
    only(Kind.UNKNOWN_TYPE, item);
  }

  @Test
  void whatCannotBeReadIsUnreadable() {
    Map<String, AttributeValue> item = with(LineMapper.INSTANCE.toItem(LINE), "quantity", "secret");
    raw.put(item);
    ItemProblem problem = only(Kind.UNREADABLE, item);
    assertEquals(Optional.of("Line"), problem.entity());
    assertEquals(Optional.of("quantity"), problem.attribute());
    raw.delete("ORDER#1", "LINE#1");
    Map<String, AttributeValue> misplaced =
        with(CommentMapper.INSTANCE.toItem(new Comment("1", NOON, "hi")), "PK", "POST-secret");
    raw.put(misplaced);
    only(Kind.UNREADABLE, misplaced);
  }

  @Test
  void whatCanBeReadButNotWrittenIsUnwritable() {
    Map<String, AttributeValue> item = with(LineMapper.INSTANCE.toItem(LINE), "parcelId", "");
    raw.put(item);
    only(Kind.UNWRITABLE, item);
  }

  @Test
  void attributesThatContradictTheKeyDisagree() {
    Map<String, AttributeValue> item =
        with(
            CommentMapper.INSTANCE.toItem(new Comment("1", NOON, "hi")),
            "createdAt",
            "2024-01-15T13:00:00Z");
    raw.put(item);
    assertEquals(Optional.of("createdAt"), only(Kind.KEY_DISAGREES, item).attribute());
    // The same time, written in another way, is the same.
    raw.put(with(item, "createdAt", "2024-01-15T12:00:00.000Z"));
    assertTrue(parcels.verifyItems().run().isClean());
    // What is no time at all is refused on reading.
    raw.put(with(item, "createdAt", "secret"));
    only(Kind.UNREADABLE, item);
  }

  @Test
  void indexKeysThatAWriteWouldNotStoreAreReported() {
    Map<String, AttributeValue> item = LineMapper.INSTANCE.toItem(LINE);
    raw.put(without(item, "GSI1SK"));
    ItemProblem problem = only(Kind.INDEX_KEY_MISSING, item);
    assertEquals(Optional.of("GSI1SK"), problem.attribute());
    raw.put(with(item, "GSI1PK", "PARCEL#secret"));
    assertEquals(Optional.of("GSI1PK"), only(Kind.INDEX_KEY_DIFFERENT, item).attribute());
    Map<String, AttributeValue> none =
        with(LineMapper.INSTANCE.toItem(new Line("1", "1", null, 2)), "GSI1PK", "BOX#secret");
    raw.put(none);
    assertEquals(Optional.of("GSI1PK"), only(Kind.INDEX_KEY_SUPERFLUOUS, none).attribute());
    // A backfill mends them all.
    parcels.line().backfill().run();
    assertTrue(parcels.verifyItems().run().isClean());
  }

  @Test
  void whatOnlyAnIndexKeyHoldsIsCleanIfItIsAllThere() {
    Map<String, AttributeValue> whole = without(LineMapper.INSTANCE.toItem(LINE), "parcelId");
    raw.put(whole);
    assertTrue(parcels.verifyItems().run().isClean());
    raw.delete("ORDER#1", "LINE#1");
    Map<String, AttributeValue> part =
        without(
            VisitMapper.INSTANCE.toItem(new Visit("1", "1", "7", NOON, null, null)), "arrivedAt");
    raw.put(part);
    assertEquals(Optional.of("arrivedAt"), only(Kind.HELD_IN_PART, part).attribute());
  }

  @Test
  void edgesOfWhatDoesNotExistDangle() {
    Map<String, AttributeValue> item =
        MemberMapper.INSTANCE.toItem(new Member("secret", "1", "captain"));
    raw.put(item);
    parcels.person().create(new Person("1", "ann@example.org"));
    ItemProblem problem = only(Kind.DANGLING, item);
    assertEquals("The club of Member, a Club, does not exist.", problem.message());
    assertTrue(parcels.verifyItems().withoutRelations().run().isClean());
    // An item of another entity under the key is not the club.
    raw.put(with(ClubMapper.INSTANCE.toItem(new Club("secret", "chess")), "Type", "Comment"));
    assertEquals(
        Map.of(Kind.DANGLING, 1L, Kind.UNREADABLE, 1L), parcels.verifyItems().run().problems());
    parcels.club().put(new Club("other", "chess"));
    raw.delete("CLUB#secret", "CLUB");
    parcels.club().create(new Club("secret", "chess"));
    assertTrue(parcels.verifyItems().run().isClean());
  }

  @Test
  void progressTellsHowFarItIsAndWhatItFound() {
    plant(40);
    List<VerificationProgress> told = new ArrayList<>();
    List<ItemProblem> problems = new ArrayList<>();
    ItemReport report =
        parcels.verifyItems().segments(3).onProgress(told::add).onProblem(problems::add).run();
    VerificationProgress last = told.get(told.size() - 1);
    assertEquals(40, last.scanned().done());
    assertEquals(20, last.problems());
    assertEquals(0, last.scanned().remaining().orElseThrow());
    assertTrue(last.scanned().itemsPerSecond() > 0);
    assertEquals("1.1.1", last.token());
    assertFalse(last.toString().contains("1.1.1"));
    assertEquals(new HashSet<>(problems), new HashSet<>(report.first()));
    assertEquals(20, problems.size());
    assertEquals(0, parcels.verifyItems().resume(last.token()).run().scanned());
  }

  /** As many lines, every other one without its index keys. */
  private void plant(int number) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      Map<String, AttributeValue> item = LineMapper.INSTANCE.toItem(new Line("o" + i, "1", "9", i));
      items.add(i % 2 == 0 ? item : without(item, "GSI1PK"));
    }
    raw.putAll(items);
  }

  @Test
  void anInterruptedRunGoesOnWithoutMissingOrRepeatingAnything() {
    plant(60);
    List<VerificationProgress> told = new ArrayList<>();
    VerificationIncompleteException incomplete =
        assertThrows(
            VerificationIncompleteException.class,
            () ->
                parcels
                    .verifyItems()
                    .segments(4)
                    .onProgress(
                        progress -> {
                          told.add(progress);
                          if (told.size() == 2) {
                            throw SdkClientException.create("lost");
                          }
                        })
                    .run());
    assertEquals("lost", incomplete.getCause().getMessage());
    assertThrows(
        IllegalStateException.class,
        () -> parcels.verifyItems().segments(5).resume(incomplete.token()).run());
    ItemReport before = incomplete.report();
    ItemReport after = parcels.verifyItems().resume(incomplete.token()).run();
    assertTrue(after.scanned() > 0, after.toString());
    assertEquals(60, before.scanned() + after.scanned());
    Set<Map<String, AttributeValue>> keys = new HashSet<>();
    before.first().forEach(problem -> assertTrue(keys.add(problem.key())));
    after.first().forEach(problem -> assertTrue(keys.add(problem.key())));
    assertEquals(30, keys.size());
  }

  @Test
  void settingsAreCheckedBeforeAnythingIsSent() {
    assertThrows(InvalidCursorException.class, () -> parcels.verifyItems().resume("nonsense"));
    assertThrows(IllegalArgumentException.class, () -> parcels.verifyItems().segments(0));
    assertEquals(
        List.of("Scan"),
        parcels.explain(t -> t.verifyItems().run()).requests().stream()
            .map(request -> request.operation())
            .toList());
  }
}
