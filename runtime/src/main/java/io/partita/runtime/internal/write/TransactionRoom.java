package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.ItemKey;
import java.util.HashSet;
import java.util.Set;

/** What a transaction has taken of many writes, as far as is known before they are planned. */
final class TransactionRoom {

  private final Set<ItemKey> items = new HashSet<>();
  private int sentinels;
  private long bytes;

  /** Takes one more, the first one always; tells whether there was room for it. */
  boolean take(BulkItem<?> part) {
    if (!items.isEmpty() && !hasRoomFor(part)) {
      return false;
    }
    items.addAll(part.items());
    sentinels += part.sentinels();
    bytes += part.bytes();
    return true;
  }

  private boolean hasRoomFor(BulkItem<?> part) {
    int more = part.sentinels();
    for (ItemKey item : part.items()) {
      if (!items.contains(item)) {
        more++;
      }
    }
    return items.size() + sentinels + more <= Actions.MOST
        && bytes + part.bytes() <= Actions.MOST_BYTES;
  }
}
