package io.partita.it.unreadable;

import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.unreadable.Library.Account;
import io.partita.it.unreadable.Library.Book;
import io.partita.it.unreadable.Library.Fee;
import io.partita.it.unreadable.Library.Loan;
import io.partita.it.unreadable.Library.Member;
import io.partita.runtime.Explanation;
import io.partita.runtime.FoundItems;
import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Reads that meet an unreadable item tell which one it is, and can go on without it. */
@DynamoDbTest
class SkipUnreadableTest {

  private static final int LOANS = 8;
  private static final String BROKEN = "b2";

  private static LibraryTable library;

  /** Whoever may be told by several threads. */
  private final List<MappingException> told = Collections.synchronizedList(new ArrayList<>());

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    library = LibraryTable.of(client, name);
    library.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    library.member().create(new Member("m", 30));
    library.member().create(new Member("odd", 30));
    raw.add("MEMBER#odd", "MEMBER", Map.of("age", text("old")));
    library.loan().create(new Loan("odd", "b1", 1));
    for (int i = 0; i < LOANS; i++) {
      library.book().create(book(i));
      library.loan().create(new Loan("m", "b" + i, i));
      library.fee().create(new Fee("m", "f" + i, i, "late", ""));
    }
    raw.add("MEMBER#m", "BOOK#" + BROKEN, Map.of("days", text("many")));
    raw.add("BOOK#" + BROKEN, "BOOK", Map.of("pages", text("many")));
    raw.add("BOOK#b4", "BOOK", Map.of("title", AttributeValue.fromBool(true)));
    raw.add("MEMBER#m", "FEE#f3", Map.of("reason", AttributeValue.fromBool(true)));
  }

  private static Book book(int number) {
    return new Book("b" + number, "s", "r", 100, "Title");
  }

  private static List<Integer> numbersBut(int... missing) {
    return IntStream.range(0, LOANS)
        .filter(i -> IntStream.of(missing).noneMatch(one -> one == i))
        .boxed()
        .toList();
  }

  private static List<Loan> readableLoans() {
    return numbersBut(2).stream().map(i -> new Loan("m", "b" + i, i)).toList();
  }

  private static Map<String, AttributeValue> key(String pk, String sk) {
    return Map.of("PK", text(pk), "SK", text(sk));
  }

  private static final Map<String, AttributeValue> BROKEN_LOAN = key("MEMBER#m", "BOOK#" + BROKEN);

  private static void assertTells(Map<String, AttributeValue> key, Executable read) {
    MappingException refusal = assertThrows(MappingException.class, read);
    assertEquals(Optional.of(key), refusal.key());
    key.values()
        .forEach(
            value -> assertFalse(refusal.getMessage().contains(value.s()), refusal::getMessage));
  }

  /** Each of these, once. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private final void assertTold(Map<String, AttributeValue>... keys) {
    assertEquals(List.of(keys), told.stream().map(one -> one.key().orElseThrow()).toList());
    told.clear();
  }

  @Test
  void everyReadTellsWhichItemItIs() {
    assertTells(BROKEN_LOAN, () -> library.loan().byMember("m").list());
    assertTells(BROKEN_LOAN, () -> library.loan().byMember("m").page());
    assertTells(BROKEN_LOAN, () -> library.loan().byMember("m").stream().toList());
    assertTells(BROKEN_LOAN, () -> library.loan().byBook(BROKEN).first());
    assertTells(BROKEN_LOAN, () -> library.loan().scan().list());
    assertTells(BROKEN_LOAN, () -> library.loan().find(LoanKey.of("m", BROKEN)));
    assertTells(BROKEN_LOAN, () -> library.loan().findAll(List.of(LoanKey.of("m", BROKEN))));
    assertTells(BROKEN_LOAN, () -> library.account().byMember("m").find());
    Map<String, AttributeValue> brokenBook = key("BOOK#" + BROKEN, "BOOK");
    assertTells(brokenBook, () -> library.book().byShelf("s").list());
    assertTells(brokenBook, () -> library.book().byRoom("r").bookId(BROKEN).list());
    assertTells(
        brokenBook, () -> library.transactionalGet(BookKey.of(BROKEN)).get(BookKey.of(BROKEN)));
    assertTells(
        key("BOOK#b4", "BOOK"),
        () -> library.book().byShelf("s").bookIdFrom("b3").hydrate().list());
    assertTells(key("MEMBER#odd", "MEMBER"), () -> library.loan().byBook("b1").withMember().list());
  }

  @Test
  void keysOfSeveralEntitiesAreFoundWithoutIt() {
    LoanKey broken = LoanKey.of("m", BROKEN);
    assertTells(BROKEN_LOAN, () -> library.findAll(BookKey.of("b0"), broken));
    FoundItems found =
        library.findAll(List.of(BookKey.of("b0"), broken, LoanKey.of("m", "b0")), told::add);
    assertTold(BROKEN_LOAN);
    assertEquals(Optional.of(book(0)), found.find(BookKey.of("b0")));
    assertEquals(new Loan("m", "b0", 0), found.get(LoanKey.of("m", "b0")));
    assertEquals(Optional.empty(), found.find(broken));
  }

  @Test
  void listsStreamsAndPagesGoOnWithoutIt() {
    LoanByMember query = library.loan().byMember("m").skipUnreadable(told::add);
    assertEquals(readableLoans(), query.list());
    assertTold(BROKEN_LOAN);
    assertEquals(readableLoans(), query.stream().toList());
    assertTold(BROKEN_LOAN);
    assertEquals(readableLoans(), query.consistent().page().items());
    assertTold(BROKEN_LOAN);
    assertEquals(LOANS, query.count());
    assertTold();
  }

  @Test
  void limitsAndPagesCountWhatCanBeRead() {
    LoanByMember query = library.loan().byMember("m").skipUnreadable(told::add);
    assertEquals(readableLoans().subList(0, 4), query.limit(4).list());
    assertTold(BROKEN_LOAN);
    assertEquals(Optional.of(new Loan("m", "b3", 3)), query.bookIdFrom(BROKEN).first());
    assertTold(BROKEN_LOAN);
    Page<Loan> first = query.pageSize(3).page();
    assertEquals(readableLoans().subList(0, 3), first.items());
    assertTold(BROKEN_LOAN);
    Page<Loan> second = query.pageSize(3).page(first.cursor().orElseThrow());
    assertEquals(readableLoans().subList(3, 6), second.items());
    assertEquals(
        readableLoans(), query.pageSize(2).pages().flatMap(page -> page.items().stream()).toList());
    assertEquals(
        readableLoans(), query.pageSize(1).pages().flatMap(page -> page.items().stream()).toList());
    assertEquals(
        readableLoans(),
        query.reverse().stream().sorted(Comparator.comparing(Loan::bookId)).toList());
  }

  @Test
  void shardsIndexesAndScansGoOnWithoutIt() {
    List<Integer> books = numbersBut(2, 4);
    assertEquals(
        books.stream().map(SkipUnreadableTest::book).toList(),
        library.book().byRoom("r").skipUnreadable(told::add).list());
    assertEquals(2, told.size());
    told.clear();
    assertEquals(
        3, library.book().byRoom("r").skipUnreadable(told::add).pageSize(3).page().items().size());
    told.clear();
    assertEquals(
        numbersBut(2).stream().map(i -> BookKey.of("b" + i)).toList(),
        library.book().byShelf("s").skipUnreadable(told::add).stream()
            .map(item -> item.key())
            .toList());
    assertTold(key("BOOK#" + BROKEN, "BOOK"));
    assertEquals(
        books.size(), library.book().scan().segments(4).skipUnreadable(told::add).list().size());
    assertEquals(2, told.size());
    told.clear();
    assertEquals(
        books.size(),
        library.book().scan().consistent().skipUnreadable(told::add).page().items().size());
    assertEquals(2, told.size());
  }

  @Test
  void collectionsGoOnWithoutIt() {
    Account account =
        library.account().byMember("m").skipUnreadable(told::add).find().orElseThrow();
    assertEquals(new Member("m", 30), account.member());
    assertEquals(readableLoans(), account.loans());
    assertEquals(numbersBut(3), account.fees().stream().map(Fee::amount).toList());
    assertTold(BROKEN_LOAN, key("MEMBER#m", "FEE#f3"));
    assertEquals(
        2 * LOANS - 1,
        library
            .account()
            .byMember("m")
            .skipUnreadable(told::add)
            .pageSize(4)
            .pages()
            .mapToInt(
                page ->
                    page.loans().size() + page.fees().size() + (page.member().isPresent() ? 1 : 0))
            .sum());
    told.clear();
    assertEquals(
        Optional.empty(), library.account().byMember("odd").skipUnreadable(told::add).find());
    assertTold(key("MEMBER#odd", "MEMBER"));
  }

  @Test
  void whatIsReadByKeyIsLeftOutAsWell() {
    List<Linked<Loan, Book>> linked =
        library.loan().byMember("m").withBook().skipUnreadable(told::add).list();
    assertEquals(readableLoans(), linked.stream().map(Linked::edge).toList());
    assertEquals(
        numbersBut(2, 4),
        linked.stream()
            .filter(one -> one.target().isPresent())
            .map(one -> one.edge().days())
            .toList());
    assertTold(BROKEN_LOAN, key("BOOK#b4", "BOOK"));
    assertEquals(
        numbersBut(2, 4).stream().map(SkipUnreadableTest::book).toList(),
        library.book().byShelf("s").hydrate().skipUnreadable(told::add).list());
    assertTold(key("BOOK#" + BROKEN, "BOOK"), key("BOOK#b4", "BOOK"));
  }

  /** Each setting after the step that reads more is the same as before it. */
  @Test
  void theOrderOfSettingsDoesNotMatter() {
    LoanByMember loans = library.loan().byMember("m").skipUnreadable(told::add);
    assertEquals(
        loans.reverse().limit(3).consistent().filter(LoanFields.DAYS.gt(3)).withBook().list(),
        loans.withBook().filter(LoanFields.DAYS.gt(3)).consistent().limit(3).reverse().list());
    Page<Linked<Loan, Book>> before = loans.pageSize(3).withBook().page();
    Page<Linked<Loan, Book>> after = loans.withBook().pageSize(3).page();
    assertEquals(before, after);
    assertEquals(
        loans.pageSize(3).page(before.cursor().orElseThrow()).items(),
        loans.withBook().pageSize(3).page(after.cursor().orElseThrow()).items().stream()
            .map(Linked::edge)
            .toList());
    assertTrue(isConsistent(loans.withBook().consistent().explain()));
    assertFalse(isConsistent(loans.withBook().explain()));
    assertEquals(
        library
            .book()
            .byShelf("s")
            .filter(BookFields.PAGES.eq(100))
            .limit(2)
            .reverse()
            .hydrate()
            .list(),
        library
            .book()
            .byShelf("s")
            .hydrate()
            .reverse()
            .limit(2)
            .filter(BookFields.PAGES.eq(100))
            .list());
    FeeByAmount fees = library.fee().byAmount("m").skipUnreadable(told::add);
    assertEquals(
        fees.reverse().consistent().pageSize(2).hydrate().page(),
        fees.hydrate().pageSize(2).consistent().reverse().page());
    assertEquals(2, fees.hydrate().consistent().limit(2).list().size());
    assertThrows(
        IllegalArgumentException.class,
        () -> library.book().byShelf("s").hydrate().filter(BookFields.TITLE.eq("x")));
  }

  private static boolean isConsistent(Explanation explanation) {
    QueryRequest request = (QueryRequest) explanation.requests().get(0).request();
    return Boolean.TRUE.equals(request.consistentRead());
  }

  @Test
  void anEmptyCursorIsTheBeginning() {
    LoanByMember loans = library.loan().byMember("m").skipUnreadable(told::add).pageSize(2);
    assertEquals(loans.page(), loans.page(""));
    assertEquals(loans.withBook().page(), loans.withBook().page(""));
    assertEquals(
        library.member().scan().filter(MemberFields.AGE.eq(30)).page(),
        library.member().scan().filter(MemberFields.AGE.eq(30)).page(""));
    assertEquals(
        library.account().byMember("m").skipUnreadable(told::add).pageSize(2).page().loans(),
        library.account().byMember("m").skipUnreadable(told::add).pageSize(2).page("").loans());
    assertEquals(
        library.book().byRoom("r").skipUnreadable(told::add).pageSize(2).page(),
        library.book().byRoom("r").skipUnreadable(told::add).pageSize(2).page(""));
  }

  @Test
  void whatIsMissingIsSaid() {
    assertNull("The Book is null. Pass a record.", () -> library.book().create(null));
    assertNull("The Book is null. Pass a record.", () -> library.book().put(null));
    assertNull("The Book is null. Pass a record.", () -> library.book().replace(null));
    assertNull(
        "The Book is null. Pass a record.",
        () -> library.book().putAll(Collections.singletonList(null)));
    assertNull(
        "The Book is null. Pass a record.", () -> library.transact().create((Book) null).execute());
    assertNull("The key of the Book is null. Pass one.", () -> library.book().find((BookKey) null));
    assertNull(
        "The key of the Book is null. Pass one.", () -> library.book().delete((BookKey) null));
    assertNull(
        "The key of the Book is null. Pass one.",
        () -> library.book().update((BookKey) null).pages(1).execute());
    assertNull(
        "The key of the Book is null. Pass one.",
        () -> library.book().findAll(Collections.singletonList(null)));
    assertNull(
        "Say who is told of the items that are left out.",
        () -> library.book().byRoom("r").skipUnreadable(null));
  }

  private static void assertNull(String message, Executable call) {
    assertEquals(message, assertThrows(NullPointerException.class, call).getMessage());
  }

  @Test
  void tablesAndQueriesSayWhatTheyAre(@TableName String name) {
    assertEquals("LibraryTable[" + name + "]", library.toString());
    assertEquals("Loan.byMember on table " + name, library.loan().byMember("m").toString());
    assertEquals(
        "Loan.byBook on index GSI1 of table " + name, library.loan().byBook("b").toString());
    assertEquals("Book.scan on table " + name, library.book().scan().toString());
    assertEquals("Account.byMember on table " + name, library.account().byMember("m").toString());
    assertEquals(
        "Loan.byMember on table " + name + ", completed",
        library.loan().byMember("m").withBook().toString());
  }
}
