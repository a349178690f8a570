package io.partita.it.shards;

import io.partita.runtime.Page;
import io.partita.runtime.query.Query;
import java.util.ArrayList;
import java.util.List;

/** Walks the pages of a query by its cursors, as a web client would. */
final class Cursors {

  private Cursors() {}

  /** All items, page by page. */
  static <E> List<E> concatenate(Query<E> query) {
    List<E> items = new ArrayList<>();
    String cursor = null;
    do {
      Page<E> page = query.page(cursor);
      items.addAll(page.items());
      cursor = page.cursor().orElse(null);
    } while (cursor != null);
    return items;
  }
}
