package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.TableContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Pages, to and fro. */
class PreviousPageTest {

  private static final OrderedField<Enrollment, Long> GRADE =
      new OrderedField<>(Path.of("grade"), Codecs.LONG);

  private final QueryTable table = new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
  private final TableContext context =
      TableContext.of(table, QueryTable.NAME, Options.builder().build());

  private Enrollment.Query query() {
    return Enrollment.byCourse(context, Enrollment.BY_COURSE, "c");
  }

  private void store(int number) {
    for (int i = 0; i < number; i++) {
      table.store(
          new Enrollment("s%03d".formatted(i), "2024", "c", i % 7, Integer.MAX_VALUE).item());
    }
  }

  private static <T> List<Page<T>> forth(Enrollment.Query query, Page<T> first, Turn<T> turn) {
    List<Page<T>> pages = new ArrayList<>(List.of(first));
    for (Page<T> page = first; page.hasNext(); ) {
      page = turn.to(query, page.cursor());
      pages.add(page);
    }
    return pages;
  }

  private static <T> List<Page<T>> back(Enrollment.Query query, Page<T> last, Turn<T> turn) {
    List<Page<T>> pages = new ArrayList<>(List.of(last));
    for (Page<T> page = last; page.hasPrevious(); ) {
      page = turn.to(query, page.previous());
      pages.add(page);
    }
    Collections.reverse(pages);
    return pages;
  }

  /** Reads a page. */
  private interface Turn<T> {
    Page<T> to(Enrollment.Query query, Optional<String> cursor);
  }

  /** Without an empty page at the end, behind which nothing is: those who come back know that. */
  private static <T> List<List<T>> items(List<Page<T>> pages) {
    return pages.stream().map(Page::items).filter(items -> !items.isEmpty()).toList();
  }

  /** Forth to the end, back to the beginning, forth again. */
  private static <T> void assertToAndFro(String what, Enrollment.Query query, Turn<T> turn) {
    List<Page<T>> forth = forth(query, turn.to(query, Optional.empty()), turn);
    List<Page<T>> back = back(query, forth.get(forth.size() - 1), turn);
    assertEquals(items(forth), items(back), what);
    assertFalse(back.get(0).hasPrevious());
    List<Page<T>> again = forth(query, back.get(0), turn);
    assertEquals(items(forth), items(again), what);
  }

  @Test
  void walkingToAndFroGivesTheSamePages() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      table.items.clear();
      store(random.nextInt(30));
      table.responseItems = 1 + random.nextInt(40);
      Enrollment.Query query = query().pageSize(1 + random.nextInt(9));
      if (random.nextBoolean()) {
        query = query.reverse();
      }
      if (random.nextBoolean()) {
        query = query.filter(GRADE.ge((long) random.nextInt(7)));
      }
      if (random.nextInt(4) == 0) {
        query = query.limit(1 + random.nextInt(9));
      }
      assertToAndFro("seed " + seed, query, Enrollment.Query::page);
      assertToAndFro("seed " + seed, query, (asked, cursor) -> asked.keys().page(cursor));
    }
  }

  @Test
  void theFirstPageHasNoneBefore() {
    store(10);
    assertEquals(Optional.empty(), query().page().previous());
    Page<Enrollment> second = query().pageSize(5).page(query().pageSize(5).page().cursor());
    assertTrue(second.hasPrevious());
    assertFalse(query().pageSize(5).page(second.previous()).hasPrevious());
    assertEquals(
        List.of(false, true, true), query().pageSize(4).pages().map(Page::hasPrevious).toList());
  }

  @Test
  void theWayBackIsAQueryInTheOtherDirectionForOneItemMore() {
    store(10);
    Enrollment.Query query = query().pageSize(3);
    Page<Enrollment> third = query.page(query.page(query.page().cursor()).cursor());
    table.queries.clear();
    Page<Enrollment> second = query.page(third.previous());
    assertEquals(List.of("s003", "s004", "s005"), students(second));
    assertEquals(1, table.queries.size());
    assertEquals(false, table.queries.get(0).scanIndexForward());
    assertEquals(4, table.queries.get(0).limit());
    query.reverse().page(query.reverse().page(query.reverse().page().cursor()).previous());
    assertEquals(null, table.queries.get(3).scanIndexForward());
  }

  private static List<String> students(Page<Enrollment> page) {
    return page.items().stream().map(Enrollment::student).toList();
  }

  @Test
  void anEmptyPageAtTheEndLeadsBackToTheLastOneWithItems() {
    store(4);
    Enrollment.Query query = query().pageSize(2);
    Page<Enrollment> last = query.page(query.page().cursor());
    Page<Enrollment> empty = query.page(last.cursor());
    assertEquals(List.of(), empty.items());
    Page<Enrollment> before = query.page(empty.previous());
    assertEquals(last.items(), before.items());
    assertEquals(Optional.empty(), before.cursor());
    assertEquals(last.previous(), before.previous());
  }

  @Test
  void aPageWhoseItemsAreGoneLeadsForthToTheFirst() {
    store(4);
    Enrollment.Query query = query().pageSize(2);
    Page<Enrollment> second = query.page(query.page().cursor());
    query.page().items().forEach(gone -> table.items.values().remove(gone.item()));
    Page<Enrollment> before = query.page(second.previous());
    assertEquals(List.of(), before.items());
    assertFalse(before.hasPrevious());
    Page<Enrollment> first = query.page(before.cursor());
    assertEquals(second.items(), first.items());
    assertFalse(first.hasPrevious());
  }

  @Test
  void cursorsBackAreOfTheirQueryAlone() {
    store(10);
    Enrollment.Query query = query().pageSize(3);
    String back = query.page(query.page().cursor()).previous().orElseThrow();
    String forth = query.page().cursor().orElseThrow();
    table.queries.clear();
    assertRefused(query.reverse(), back);
    assertRefused(Enrollment.byStudent(context, "s001"), back);
    assertRefused(query.semester("2023"), back);
    assertRefused(query, back.substring(1));
    assertRefused(query, back + back);
    // Of the other way, with the other's position.
    assertRefused(
        query,
        Cursor.of("query Enrollment byCourse GSI1 reversed back")
            .encode(Cursor.of("query Enrollment byCourse GSI1").decode(forth)));
    assertRefused(
        query,
        Cursor.of("query Enrollment byCourse GSI1 back")
            .encode(Map.of("SK", Enrollment.of("s", "2024", "c").item().get("SK"))));
    assertTrue(table.queries.isEmpty());
  }

  private static void assertRefused(Enrollment.Query query, String cursor) {
    assertThrows(InvalidCursorException.class, () -> query.page(cursor));
  }

  @Test
  void pagesOfKeysContinuePagesOfRecords() {
    store(10);
    Page<Enrollment> first = query().pageSize(4).page();
    Page<Enrollment.Key> second = query().keys().pageSize(4).page(first.cursor());
    assertEquals(
        List.of("s004", "s005", "s006", "s007"),
        second.items().stream().map(key -> key.values().get(Enrollment.STUDENT)).toList());
    assertEquals(first.items(), query().pageSize(4).page(second.previous()).items());
    assertEquals(2, query().pageSize(4).page(second.cursor()).items().size());
  }
}
