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
  private Map<String, AttributeValue> first = Map.of();
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

  /** Another page begins: from here on the first item is one of that. */
  void beginPage() {
    first = hasHead() ? head() : Map.of();
  }

  /** Takes what was read, all items before being taken. */
  void add(ItemPage page) {
    items = page.items();
    taken = 0;
    if (first.isEmpty() && hasHead()) {
      first = head();
    }
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

  /** Takes the items of the page that was just read, but no more than so many. */
  List<Map<String, AttributeValue>> takeAll(int most) {
    taken = Math.min(most, items.size());
    if (taken > 0) {
      last = items.get(taken - 1);
    }
    return taken == items.size() ? items : items.subList(0, taken);
  }

  /**
   * The first item that was not taken when the page began, whether it has been taken since or not;
   * empty if there are none.
   */
  Map<String, AttributeValue> first() {
    return first;
  }

  /** The item taken last, or the key it began after; empty if there is neither. */
  Map<String, AttributeValue> last() {
    return last;
  }
}
