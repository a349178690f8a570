package io.partita.runtime.internal.read;

import io.partita.runtime.internal.operation.Step;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One of the reads that are merged: its items that were read but not taken yet. */
final class MergeSource {

  private final int number;
  private final PageReader reader;
  private final Deque<Map<String, AttributeValue>> items = new ArrayDeque<>();
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
    return items.isEmpty() && !ended;
  }

  /** Whether it has no more items. */
  boolean isAtEnd() {
    return items.isEmpty() && ended;
  }

  /** Reads on. */
  Step<ItemPage> read(WantedItems wanted) {
    return reader.items(start, wanted);
  }

  /** Takes what was read. */
  void add(ItemPage page) {
    items.addAll(page.items());
    start = page.next();
    ended = start == null;
  }

  /** The next item, which must have been read. */
  Map<String, AttributeValue> head() {
    return items.getFirst();
  }

  boolean hasHead() {
    return !items.isEmpty();
  }

  Map<String, AttributeValue> take() {
    last = items.removeFirst();
    return last;
  }

  /** The item taken last, or the key it began after; empty if there is neither. */
  Map<String, AttributeValue> last() {
    return last;
  }
}
