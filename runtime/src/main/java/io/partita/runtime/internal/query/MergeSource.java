package io.partita.runtime.internal.query;

import io.partita.runtime.internal.operation.Step;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One of the reads that are merged: its items that were read but not taken yet. */
final class MergeSource {

  private final int number;
  private final PageReader reader;
  private List<Map<String, AttributeValue>> items = List.of();
  private int taken;
  private Map<String, AttributeValue> last;
  private @Nullable Map<String, AttributeValue> start;
  private boolean ended;

  /**
   * A read that goes on after a key.
   *
   * @param number its place among the reads
   * @param start empty to begin
   */
  MergeSource(int number, PageReader reader, Map<String, AttributeValue> start) {
    this.number = number;
    this.reader = reader;
    this.last = start;
    this.start = start.isEmpty() ? null : start;
  }

  /** Its place among the reads. */
  int number() {
    return number;
  }

  /** Whether it has more items, none of which has been read. */
  boolean isDry() {
    return !hasHead() && !ended;
  }

  /** Whether it has no more items. */
  boolean isAtEnd() {
    return !hasHead() && ended;
  }

  /** Reads on. */
  Step<ItemPage> read(WantedItems wanted) {
    return reader.items(start, wanted);
  }

  /** Takes what was read, all items before being taken. */
  void add(ItemPage page) {
    items = page.items();
    taken = 0;
    start = page.next();
    ended = start == null;
  }

  /** The next item, which must have been read. */
  Map<String, AttributeValue> head() {
    return items.get(taken);
  }

  boolean hasHead() {
    return taken < items.size();
  }

  Map<String, AttributeValue> take() {
    last = head();
    taken++;
    return last;
  }

  /** Takes all items of the page that was just read. */
  List<Map<String, AttributeValue>> takeAll() {
    if (hasHead()) {
      last = items.get(items.size() - 1);
      taken = items.size();
    }
    return items;
  }

  /** The item taken last, or the key it began after; empty if there is neither. */
  Map<String, AttributeValue> last() {
    return last;
  }
}
