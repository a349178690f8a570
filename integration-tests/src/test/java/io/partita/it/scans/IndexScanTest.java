package io.partita.it.scans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.scans.Archive.Note;
import io.partita.it.scans.Archive.Tag;
import io.partita.it.scans.Library.Loan;
import io.partita.it.scans.Library.Member;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.query.EntityScan;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
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
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

@DynamoDbTest
class IndexScanTest {

  private static final LocalDate DAY = LocalDate.parse("2024-03-01");
  private static final List<Loan> OVERDUE =
      IntStream.range(0, 12).mapToObj(i -> loan(i, DAY.plusDays(i % 3))).toList();
  private static final List<Loan> IN_TIME =
      IntStream.range(12, 23).mapToObj(i -> loan(i, null)).toList();

  private static LibraryTable library;
  private static ArchiveTable archive;

  private static Loan loan(int number, LocalDate overdueSince) {
    String shelf = number % 2 == 0 ? "A" + number : null;
    return new Loan("m" + number % 7, "isbn" + number, shelf, overdueSince, null);
  }

  @BeforeAll
  static void createTables(
      DynamoDbClient client,
      @TableName("library") String libraryName,
      @TableName("archive") String archiveName) {
    // DynamoDB Local leaves alone what expired more than five years ago.
    Options options = Options.builder().clock(new MutableClock("2014-03-05T12:00:00Z")).build();
    library = LibraryTable.of(client, libraryName, options);
    library.createTableIfMissing();
    library.loan().putAll(OVERDUE);
    library.loan().putAll(IN_TIME);
    Instant past = Instant.parse("2014-03-05T11:59:59Z");
    library.loan().putAll(List.of(new Loan("m0", "expired", "A0", DAY, past)));
    for (int i = 0; i < 7; i++) {
      library.member().create(new Member("m" + i, i % 2 == 0 ? "fees" : null));
    }
    archive = ArchiveTable.of(client, archiveName);
    archive.createTableIfMissing();
    for (int i = 0; i < 9; i++) {
      archive.note().create(new Note("n" + i, "ada"));
      archive.tag().create(new Tag("n" + i, "draft"));
    }
    RawItems raw = new RawItems(client, archiveName);
    raw.put(Map.of("PK", RawItems.text("FOREIGN"), "SK", RawItems.text("TAG#draft")));
  }

  @Test
  void onlyItemsOfTheEntityThatAreOnTheIndexAreRead() {
    IndexScan<Loan, LoanKey> overdue = library.loan().scanReminders();
    assertHolds(OVERDUE, overdue.list());
    assertHolds(OVERDUE, overdue.stream().toList());
    assertEquals(12, overdue.count());
    assertEquals(
        Set.of("m0", "m2", "m4", "m6"),
        new HashSet<>(library.member().scanReminders().stream().map(Member::memberId).toList()));
    assertEquals(4, library.member().scanReminders().count());
  }

  @Test
  void segmentsFiltersAndLimitsWorkAsOnTheTable() {
    IndexScan<Loan, LoanKey> overdue = library.loan().scanReminders();
    assertHolds(OVERDUE, overdue.segments(4).list());
    assertHolds(OVERDUE, overdue.segments(3).stream().toList());
    assertEquals(12, overdue.segments(3).count());
    assertEquals(5, overdue.limit(5).list().size());
    assertEquals(4, overdue.filter(LoanFields.OVERDUE_SINCE.eq(DAY)).count());
    assertEquals(Optional.empty(), overdue.filter(LoanFields.MEMBER_ID.eq("nobody")).first());
    assertTrue(overdue.first().isPresent());
    assertThrows(IllegalStateException.class, () -> overdue.segments(2).page());
  }

  @Test
  void aFilterMayBeOnAKeyOfTheIndex() {
    assertEquals(1, library.loan().scanByShelf().filter(LoanFields.SHELF.eq("A2")).count());
    assertEquals(1, library.loan().scanByShelf_().filter(LoanFields.SHELF.eq("A2")).count());
  }

  @Test
  void pagesOfEverySizeConcatenateToTheWholeScan() {
    assertPages(library.loan().scanReminders(), OVERDUE);
    assertPages(library.loan().scanFlipped(), all());
    assertPages(library.loan().scanByShelf(), onShelves());
    assertPages(library.loan().scanByShelf_(), onShelves());
  }

  private static List<Loan> all() {
    return Stream.concat(OVERDUE.stream(), IN_TIME.stream()).toList();
  }

  private static List<Loan> onShelves() {
    return all().stream().filter(loan -> loan.shelf() != null).toList();
  }

  private static <E, S extends EntityScan<E, E, S>> void assertPages(S scan, List<E> expected) {
    List<E> whole = scan.list();
    assertHolds(expected, whole);
    for (int size = 1; size <= expected.size() + 1; size++) {
      List<E> pages = new ArrayList<>();
      String cursor = null;
      do {
        Page<E> page = scan.pageSize(size).page(cursor);
        assertTrue(page.items().size() <= size);
        pages.addAll(page.items());
        cursor = page.cursor().orElse(null);
      } while (cursor != null);
      assertEquals(whole, pages);
    }
    assertEquals(whole, scan.pageSize(4).pages().flatMap(page -> page.items().stream()).toList());
  }

  private static <E> void assertHolds(List<E> expected, List<E> found) {
    assertEquals(expected.size(), found.size());
    assertEquals(new HashSet<>(expected), new HashSet<>(found));
  }

  @Test
  void cursorsOfOtherPlacesAreRefused() {
    String reminders = cursor(library.loan().scanReminders());
    String flipped = cursor(library.loan().scanFlipped());
    String table = cursor(library.loan().scan());
    String member = cursor(library.member().scanReminders());
    String query = library.loan().byMemberId("m0").pageSize(1).page().cursor().orElseThrow();
    for (String foreign : List.of(flipped, table, member, query, "nonsense")) {
      assertThrows(
          InvalidCursorException.class, () -> library.loan().scanReminders().page(foreign));
    }
    assertThrows(InvalidCursorException.class, () -> library.loan().scan().page(reminders));
    assertThrows(
        InvalidCursorException.class, () -> library.loan().byMemberId("m0").page(reminders));
    assertFalse(library.loan().scanReminders().page(reminders).items().isEmpty());
  }

  private static <E, S extends EntityScan<E, E, S>> String cursor(S scan) {
    return scan.pageSize(1).page().cursor().orElseThrow();
  }

  @Test
  void onlyALocalIndexIsReadConsistently() {
    // Sorted by name, "By_Shelf" comes before "by-shelf": the global index has the plain name.
    IndexScan<Loan, LoanKey> global = library.loan().scanByShelf();
    Scan<Loan, LoanKey> local = library.loan().scanByShelf_();
    assertHolds(onShelves(), local.consistent().list());
    assertEquals("By_Shelf", request(global).indexName());
    assertEquals("by-shelf", request(local).indexName());
    assertTrue(request(local.consistent()).consistentRead());
    assertTrue(global.explain().toString().contains("short delay"), global.explain()::toString);
    assertFalse(local.explain().toString().contains("short delay"), local.explain()::toString);
  }

  private static ScanRequest request(EntityScan<?, ?, ?> scan) {
    return assertInstanceOf(ScanRequest.class, scan.explain().requests().get(0).request());
  }

  @Test
  void keysTellEntitiesApartWithoutATypeAttribute() {
    List<Tag> tags = IntStream.range(0, 9).mapToObj(i -> new Tag("n" + i, "draft")).toList();
    assertPages(archive.tag().scanFlipped(), tags);
    assertEquals(9, archive.tag().scanFlipped().count());
    assertEquals(9, archive.note().scanFlipped().segments(2).count());
    String note = cursor(archive.note().scanFlipped());
    assertThrows(InvalidCursorException.class, () -> archive.tag().scanFlipped().page(note));
  }
}
