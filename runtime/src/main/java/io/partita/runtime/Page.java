package io.partita.runtime;

import java.util.List;
import java.util.Optional;

/**
 * Some of the items of a query or scan, and where the next ones begin.
 *
 * @param items the items, as many as the page size unless they end here
 * @param cursor opaque text, safe in URLs, that continues the same query or scan; empty after the
 *     last page
 * @param <T> the type of the items
 */
public record Page<T>(List<T> items, Optional<String> cursor) {

  public Page {
    items = List.copyOf(items);
  }

  /** Whether there may be more items; the next page can turn out to be empty. */
  public boolean hasNext() {
    return cursor.isPresent();
  }
}
