package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Walks the pages of a query by its cursors, as a web client would: to the end, and back. */
final class Pages {

  private Pages() {}

  /** All items, page by page. The way back has the same pages, but for an empty one at the end. */
  static <T> List<T> concatenate(Function<String, Page<T>> query) {
    List<Page<T>> forth = walk(query, query.apply(null), Page::cursor);
    List<Page<T>> back = walk(query, forth.get(forth.size() - 1), Page::previous);
    Collections.reverse(back);
    assertEquals(items(forth), items(back));
    assertEquals(Optional.empty(), back.get(0).previous());
    return items(forth).stream().flatMap(List::stream).toList();
  }

  private static <T> List<Page<T>> walk(
      Function<String, Page<T>> query, Page<T> first, Function<Page<T>, Optional<String>> next) {
    List<Page<T>> pages = new ArrayList<>(List.of(first));
    Optional<String> cursor = next.apply(first);
    while (cursor.isPresent()) {
      Page<T> page = query.apply(cursor.get());
      pages.add(page);
      cursor = next.apply(page);
    }
    return pages;
  }

  private static <T> List<List<T>> items(List<Page<T>> pages) {
    return pages.stream().map(Page::items).filter(items -> !items.isEmpty()).toList();
  }
}
