package io.partita.it.relations;

import io.partita.runtime.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Walks the pages of a query by its cursors, as a web client would. */
final class Pages {

  private Pages() {}

  /** All items, page by page. */
  static <T> List<T> concatenate(Function<String, Page<T>> query) {
    List<T> items = new ArrayList<>();
    String cursor = null;
    do {
      Page<T> page = query.apply(cursor);
      items.addAll(page.items());
      cursor = page.cursor().orElse(null);
    } while (cursor != null);
    return items;
  }
}
