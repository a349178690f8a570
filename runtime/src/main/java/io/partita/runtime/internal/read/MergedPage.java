package io.partita.runtime.internal.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items of several reads in their common order, and where the next ones begin.
 *
 * @param items the items as they are stored
 * @param next the last item so far of each read, an empty one where there is none; without them
 *     there are no more items
 */
record MergedPage(
    List<Map<String, AttributeValue>> items, Optional<List<Map<String, AttributeValue>>> next) {

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "MergedPage[" + items.size() + " items]";
  }
}
