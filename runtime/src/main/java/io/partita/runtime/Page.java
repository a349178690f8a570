package io.partita.runtime;

import java.util.List;
import java.util.Optional;

/**
 * Some of the items of a query or scan, and where those before and after them are. Walking to and
 * fro gives the same pages if they have the same size and nothing is written meanwhile.
 *
 * @param items the items, as many as the page size unless they end here
 * @param cursor opaque text, safe in URLs, that continues the same query or scan; empty after the
 *     last page
 * @param previous opaque text likewise, that gives the page before this one, its items in the same
 *     order; empty on the first page, and on all pages of a scan, which has one direction
 * @param <T> the type of the items
 */
public record Page<T>(List<T> items, Optional<String> cursor, Optional<String> previous) {

  public Page {
    items = List.copyOf(items);
  }

  /** A page that has none before it. */
  public Page(List<T> items, Optional<String> cursor) {
    this(items, cursor, Optional.empty());
  }

  /** Whether there may be more items; the next page can turn out to be empty. */
  public boolean hasNext() {
    return cursor.isPresent();
  }

  /** Whether there may be items before these; the page before can turn out to be empty. */
  public boolean hasPrevious() {
    return previous.isPresent();
  }
}
