package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Page;
import io.partita.runtime.query.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Walks the pages of a query by its cursors, as a web client would: to the end, and back. */
final class Cursors {

  private Cursors() {}

  /** All items, page by page. */
  static <E> List<E> concatenate(Query<E> query) {
    List<E> items = new ArrayList<>();
    Page<E> page = query.page();
    items.addAll(page.items());
    while (page.hasNext()) {
      page = query.page(page.cursor());
      items.addAll(page.items());
    }
    List<E> back = new ArrayList<>();
    addReversed(page, back);
    while (page.hasPrevious()) {
      page = query.page(page.previous());
      addReversed(page, back);
    }
    Collections.reverse(back);
    assertEquals(items, back);
    assertEquals(Optional.empty(), page.previous());
    return items;
  }

  private static <E> void addReversed(Page<E> page, List<E> items) {
    List<E> reversed = new ArrayList<>(page.items());
    Collections.reverse(reversed);
    items.addAll(reversed);
  }
}
