package io.partita.runtime.internal.read;

import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.Parallel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Merges reads whose items are in one order, page by page. What was read but not given out stays
 * for the next page.
 */
final class Merge {

  private final List<MergeSource> sources;
  private final Comparator<MergeSource> order;

  /**
   * A merge that begins.
   *
   * @param starts the key after which each read goes on, empty for its beginning
   * @param order that of the items; items that are equal in it have the order of their reads
   * @param forward whether the reads give their items in that order, or in the opposite one
   */
  Merge(
      List<PageReader> readers,
      List<Map<String, AttributeValue>> starts,
      Comparator<Map<String, AttributeValue>> order,
      boolean forward) {
    List<MergeSource> all = new ArrayList<>();
    for (int i = 0; i < readers.size(); i++) {
      all.add(new MergeSource(i, readers.get(i), starts.get(i)));
    }
    this.sources = List.copyOf(all);
    Comparator<MergeSource> ascending =
        Comparator.comparing(MergeSource::head, order).thenComparingInt(MergeSource::number);
    this.order = forward ? ascending : ascending.reversed();
  }

  /** The next items, as many as are wanted; fewer only at the end. */
  MergedPage next(Driver driver, WantedItems wanted) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    while (!isAtEnd() && !wanted.isMetBy(items.size())) {
      fill(driver, wanted.ofEach(sources.size(), items.size()));
      drain(items, wanted.items());
    }
    return new MergedPage(
        List.copyOf(items),
        isAtEnd()
            ? Optional.empty()
            : Optional.of(sources.stream().map(MergeSource::last).toList()));
  }

  /** Whether there are no more items, as far as is known: at once where there are no reads. */
  boolean isAtEnd() {
    return sources.stream().allMatch(MergeSource::isAtEnd);
  }

  /** Reads on wherever the next item is not known, side by side. */
  private void fill(Driver driver, WantedItems ofEach) {
    List<MergeSource> dry = sources.stream().filter(MergeSource::isDry).toList();
    List<ItemPage> pages =
        Parallel.run(driver, dry.stream().map(source -> source.read(ofEach)).toList());
    for (int i = 0; i < pages.size(); i++) {
      dry.get(i).add(pages.get(i));
    }
  }

  /** Takes items in order, until a read whose next item might be the first one is dry. */
  private void drain(List<Map<String, AttributeValue>> items, int most) {
    PriorityQueue<MergeSource> heads = new PriorityQueue<>(order);
    sources.stream().filter(MergeSource::hasHead).forEach(heads::add);
    while (items.size() < most && !heads.isEmpty()) {
      MergeSource first = heads.remove();
      items.add(first.take());
      if (first.isDry()) {
        return;
      }
      if (first.hasHead()) {
        heads.add(first);
      }
    }
  }
}
